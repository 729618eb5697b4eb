import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Plain } from './Plain'
import { paths } from './paths'

interface Props {
  readonly children: ReactNode
  /** Shown instead of the usual words. */
  readonly instead?: ReactNode | undefined
}

/** The last net: says in plain words that something broke, and how to go on. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    if (this.props.instead) return this.props.instead
    return (
      <Plain title="Something broke on this page">
        <p>
          Your matches are safe: they are stored move by move. Loading the page again usually helps, also after
          Monumenta was updated.
        </p>
        <div className="btns">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            Load again
          </button>
          <a className="btn" href={paths.lobby}>
            Back to the lobby
          </a>
        </div>
      </Plain>
    )
  }
}
