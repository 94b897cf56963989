import { looks } from '../games/looks.ts'
import { useGameName } from '../games/names.ts'
import { Page } from '../page/Page.tsx'
import home from '../page/Panels.module.css'
import own from '../table/NewGame.module.css'
import { glossaries } from '../words/glossary.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { termsOf } from './find.ts'
import styles from './Glossary.module.css'

/** The words of one game, or of all, from A to Z. */
export function Glossary({ game }: { readonly game: string }) {
  const say = useSay()
  const games = game in glossaries ? [game] : Object.keys(glossaries)
  return (
    <Page title={say('glossary')}>
      <h1 className={home.title}>{say('glossary')}</h1>
      <div className={styles.games}>
        {games.map(each => (
          <Words key={each} game={each} />
        ))}
      </div>
    </Page>
  )
}

function Words({ game }: { readonly game: string }) {
  const language = useLanguage()
  const title = useGameName(game)
  const Picture = looks[game]?.Picture
  const terms = Object.entries(termsOf(game, language)).toSorted(([, a], [, b]) =>
    a.name.localeCompare(b.name, language),
  )
  return (
    <section className={home.panel} aria-labelledby={`words-${game}`}>
      <div className={own.head}>
        {Picture !== undefined && <Picture className={own.picture} />}
        <h2 id={`words-${game}`}>{title}</h2>
      </div>
      <dl className={styles.words}>
        {terms.map(([id, { name, means }]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
