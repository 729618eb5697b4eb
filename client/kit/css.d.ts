import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What our style sheets read of an element: a place in a fan, a colour of a card. */
    [variable: `--${string}`]: string | number | undefined
  }
}
