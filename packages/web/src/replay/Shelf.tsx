import { type DragEvent, useRef, useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { StoredGames, useStoredGames } from '../local/StoredGames.tsx'
import { Page } from '../page/Page.tsx'
import home from '../page/Panels.module.css'
import { useSay } from '../words/language.ts'
import { LogText } from './LogText.tsx'
import styles from './Shelf.module.css'
import { keepFile } from './sources.ts'

/** Games that were played to their end on this machine, and files of others. */
export function Shelf() {
  const say = useSay()
  return (
    <Page title={say('finished games')}>
      <h1>{say('finished games')}</h1>
      <p className={styles.lead}>{say('finished games lead')}</p>
      <div className={classes(home.games, styles.shelves)}>
        <OnThisMachine />
        <FromFile />
      </div>
    </Page>
  )
}

function OnThisMachine() {
  const say = useSay()
  const { games, remove } = useStoredGames()
  const finished = games.filter(({ recording }) => recording.finished)
  return (
    <section className={home.panel} aria-labelledby="on-this-machine">
      <h2 id="on-this-machine">{say('on this machine')}</h2>
      {finished.length === 0 && <p>{say('no finished games')}</p>}
      <StoredGames games={finished} linkOf={({ id }) => linkTo('replay', 'local', id)} onRemove={remove} />
    </section>
  )
}

/** Opens the file of a game, chosen or dropped. */
function FromFile() {
  const say = useSay()
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const open = async (file: File | undefined) => {
    if (file !== undefined) go('replay', 'file', keepFile(await file.text()))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer.files[0])
  }
  return (
    <section
      className={home.panel}
      aria-labelledby="from-a-file"
      data-over={over}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="from-a-file">{say('from a file')}</h2>
      <p className={styles.drop}>{say('drop file')}</p>
      <Button main onClick={() => chooser.current?.click()}>
        {say('open file')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json,text/plain,.txt,.log"
        hidden
        onChange={event => void open(event.target.files?.[0])}
      />
      <LogText />
    </section>
  )
}
