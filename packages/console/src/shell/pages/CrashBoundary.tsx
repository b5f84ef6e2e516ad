import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { asApiError } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/classes.ts'
import { useUiTexts } from '../../ui/texts.ts'
import { pageMessages } from './page.messages.ts'

/** Without it, React leaves a blank page when an error is thrown outside of the router's error boundaries. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override state: { error?: unknown } = {}

  override render() {
    return 'error' in this.state ? <CrashPage error={this.state.error} /> : this.props.children
  }
}

/** Replaces everything, so it needs no code that is not loaded yet. */
export function CrashPage({ error }: { error: unknown }) {
  const { retry } = useUiTexts()
  const isScript = isScriptError(error)
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-1.5 px-6 text-center">
      <h1 className="text-xl font-bold tracking-tight">
        <FormattedMessage {...(isScript ? pageMessages.broken : pageMessages.failed)} />
      </h1>
      <div className="max-w-lg wrap-anywhere text-ink-2">
        <CrashReason error={error} />
      </div>
      <button type="button" className={`${buttonClass()} mt-4`} onClick={() => location.reload()}>
        {isScript ? <FormattedMessage {...pageMessages.reload} /> : retry}
      </button>
    </main>
  )
}

/** Whether the console itself has failed: not a request, and not the loading of its code. */
export const isScriptError = (error: unknown): boolean => asApiError(error).reason === 'broken'

/** Why a page crashed; the words of the error itself are for whoever reports it. */
export function CrashReason({ error }: { error: unknown }) {
  const { reason, message } = asApiError(error)
  if (reason === 'unloaded') return <FormattedMessage {...pageMessages.unloaded} />
  if (reason !== 'broken') return message
  return (
    <>
      <p>
        <FormattedMessage {...pageMessages.brokenText} />
      </p>
      <p className="mt-2 font-mono text-sm text-ink-3">{message}</p>
    </>
  )
}
