import type { Boot } from '@meridian/contract'
import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { tabTitle } from '../messages/widget.messages.ts'
import { SignInArt } from './SignInArt.tsx'
import { SignInForm } from './SignInForm.tsx'
import { signInMessages as messages } from './sign-in.messages.ts'

const PREFETCH_AFTER_MS = 2000

/** The whole sign-in page. Its notices are fixed sentences: nothing of the URL is ever shown. */
export function SignInPage({ boot }: { boot: Boot }) {
  const { formatMessage } = useIntl()
  const query = new URLSearchParams(location.search)
  const ended = query.has('reason') || query.has('csrf_failure')

  useEffect(() => {
    document.title = formatMessage(tabTitle, { page: formatMessage(messages.title) })
  }, [formatMessage])

  // Likely the next page: have it here before it is asked for.
  useEffect(() => {
    const prefetch = () => void import('../App.tsx')
    if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: PREFETCH_AFTER_MS })
    else setTimeout(prefetch, PREFETCH_AFTER_MS)
  }, [])

  return (
    <div className="grid min-h-dvh bg-bg max-md:grid-rows-[auto_1fr] md:grid-cols-[1.1fr_1fr]">
      <SignInArt />
      <main className="flex flex-col items-center justify-center gap-6 px-6 py-10 max-md:justify-start">
        {(ended || boot.outage) && (
          <p role="status" className="flex w-full max-w-85 gap-2 rounded-md bg-busy-soft px-3 py-2 text-balance">
            <Info className="mt-0.5 size-4 shrink-0 text-busy" aria-hidden />
            {boot.outage ?? <FormattedMessage {...messages.sessionEnded} />}
          </p>
        )}
        <SignInForm boot={boot} next={query.get('next')} />
      </main>
    </div>
  )
}
