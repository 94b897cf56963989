import { useSay } from './language.ts'
import { Page } from './Page.tsx'

/** Whose games, pictures and letters these are. */
export function About() {
  const say = useSay()
  return (
    <Page title={say('about')}>
      <h1>{say('about')}</h1>
      <p>{say('about games')}</p>
      <h2>{say('about pictures')}</h2>
      <p>
        {say('about icons')} <a href="https://game-icons.net">game-icons.net</a> (Lorc, Delapouite, Skoll &amp; al.),{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
      </p>
      <p>
        {say('about letters')} <a href="https://github.com/huertatipografica/Alegreya">Alegreya</a> (Huerta
        Tipográfica), SIL Open Font License 1.1.
      </p>
      <h2>{say('about page')}</h2>
      <p>{say('about offline')}</p>
    </Page>
  )
}
