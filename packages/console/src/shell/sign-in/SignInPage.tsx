import type { Boot } from '@meridian/contract'
import { CircleAlert, Info } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { setDomainContext } from '../../framework/domain-context/domain-context.ts'
import { cx } from '../../ui/class-names.ts'
import { prefetchLanguage } from '../messages/language.ts'
import { tabTitle } from '../messages/widget.messages.ts'
import { expiredPasswordOf } from '../boot.ts'
import { ExpiredPasswordForm } from './ExpiredPasswordForm.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { noticeOf } from './notice.ts'
import { SignInArt } from './SignInArt.tsx'
import { SignInForm } from './SignInForm.tsx'
import { signInMessages as messages } from './sign-in.messages.ts'

const PREFETCH_AFTER_MS = 2000

/** The whole sign-in page. Its notices are fixed sentences: nothing of the URL is ever shown. */
export function SignInPage({ boot }: { boot: Boot }) {
  const { formatMessage } = useIntl()
  const query = new URLSearchParams(location.search)
  const notice = noticeOf(query)
  const expired = expiredPasswordOf(boot.base, location.pathname)

  useEffect(() => {
    document.title = formatMessage(tabTitle, { page: formatMessage(messages.title) })
  }, [formatMessage])

  // Another user may sign in: what the last one looked at is not theirs.
  useEffect(() => setDomainContext(null), [])

  // Likely the next page: have it here before it is asked for.
  useEffect(() => {
    const prefetch = () => {
      void import('../App.tsx')
      prefetchLanguage()
    }
    if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: PREFETCH_AFTER_MS })
    else setTimeout(prefetch, PREFETCH_AFTER_MS)
  }, [])

  return (
    <div className="grid min-h-dvh bg-bg max-md:grid-rows-[auto_1fr] md:grid-cols-[1.1fr_1fr]">
      <SignInArt />
      <main className="flex flex-col items-center justify-center gap-6 px-6 py-10 max-md:justify-start">
        {notice && !boot.outage && (
          <Note bad={notice.bad}>
            <FormattedMessage {...notice.message} />
          </Note>
        )}
        {boot.outage && <Note>{boot.outage}</Note>}
        {expired === null ? (
          <SignInForm boot={boot} next={query.get('next')} />
        ) : (
          <ExpiredPasswordForm base={boot.base} user={expired} query={query} />
        )}
        <LanguageChoice />
      </main>
    </div>
  )
}

function Note({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  const Icon = bad ? CircleAlert : Info
  return (
    <p
      role="status"
      className={cx(
        'flex w-full max-w-85 gap-2 rounded-md px-3 py-2 text-balance',
        bad ? 'bg-bad-soft' : 'bg-busy-soft',
      )}
    >
      <Icon className={cx('mt-0.5 size-4 shrink-0', bad ? 'text-bad' : 'text-busy')} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
