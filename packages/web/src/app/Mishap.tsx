import { Component, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { Page } from '../page/Page.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn, saidOf } from '../words/said.ts'

interface Props {
  /** Where one is: going elsewhere leaves the mishap behind. */
  readonly at: string
  readonly children: ReactNode
}

/** Says that something went wrong where the page would else be empty. Games are stored at every answer. */
export class Mishap extends Component<Props, { readonly fault: unknown }> {
  override state = { fault: undefined }

  static getDerivedStateFromError(fault: unknown) {
    return { fault }
  }

  override componentDidUpdate(before: Props): void {
    if (before.at !== this.props.at && this.state.fault !== undefined) this.setState({ fault: undefined })
  }

  override render(): ReactNode {
    return this.state.fault === undefined ? this.props.children : <Apology fault={this.state.fault} />
  }
}

function Apology({ fault }: { readonly fault: unknown }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Page title={say('went wrong')}>
      <h1>{say('went wrong')}</h1>
      <p role="alert">{say('went wrong lead')}</p>
      <p>
        <Button main onClick={() => location.reload()}>
          {say('load anew')}
        </Button>
      </p>
      <p>
        <small>{saidIn(saidOf(fault), language)}</small>
      </p>
    </Page>
  )
}
