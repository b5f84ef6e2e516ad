import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
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
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-1.5 px-6 text-center">
      <h1 className="text-xl font-bold tracking-tight">
        <FormattedMessage {...pageMessages.failed} />
      </h1>
      <p className="max-w-lg wrap-anywhere text-ink-2">
        <CrashReason error={error} />
      </p>
      <button type="button" className={`${buttonClass()} mt-4`} onClick={() => location.reload()}>
        {useUiTexts().retry}
      </button>
    </main>
  )
}

/** Why a page crashed. Code fails to load when the connection is lost, and after an upgrade of the console. */
export function CrashReason({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : ''
  return isLoadFailure(message) ? <FormattedMessage {...pageMessages.unloaded} /> : message
}

/** Each browser has another message. */
const isLoadFailure = (message: string) => /\b(?:dynamically imported|importing a) module\b/i.test(message)
