import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Values that style sheets read. */
    [ownProperty: `--${string}`]: string | number | undefined
  }
}
