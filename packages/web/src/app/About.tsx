import { assumed } from '@kartentisch/burgund'
import { Page } from '../page/Page.tsx'
import { useLanguage, useSay } from '../words/language.ts'

/** Whose games, pictures and letters these are, and what in them is not certain. */
export function About() {
  const say = useSay()
  const language = useLanguage()
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
      <h2>{say('about assumed')}</h2>
      <p>{say('about assumed why')}</p>
      <ul>
        {assumed(language).map(values => (
          <li key={values}>{values}</li>
        ))}
      </ul>
      <h2>{say('about page')}</h2>
      <p>{say('about offline')}</p>
    </Page>
  )
}
