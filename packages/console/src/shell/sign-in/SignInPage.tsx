import type { Boot } from '@meridian/contract'
import { Suspense, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { setDomainContext } from '../../services/identity/domain-context.ts'
import { cx } from '../../ui/classes.ts'
import { Logo } from '../boot/Logo.tsx'
import { expiredPasswordOf } from '../boot/boot.ts'
import { useLanguage } from '../messages/use-language.ts'
import { brand } from '../boot/brand.ts'
import { tabTitle } from '../messages/widget.messages.ts'
import { StatusNote } from './notes.tsx'
import { SignInForm } from './SignInForm.tsx'
import { meridian, parallel, type View } from './graticule.ts'
import { noticeOf } from './notice.ts'
import { signInMessages as messages } from './sign-in.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Few users ever see it, and everyone loads this page. */
const ExpiredPasswordForm = lazyPart(async () => (await import('./ExpiredPasswordForm.tsx')).ExpiredPasswordForm)

/** The whole sign-in page. Its notices are fixed texts: nothing of the URL is ever shown. */
export function SignInPage({ boot }: { boot: Boot }) {
  const { formatMessage } = useIntl()
  const query = new URLSearchParams(location.search)
  const notice = noticeOf(query)
  const expired = expiredPasswordOf(boot.base, location.pathname)

  useEffect(() => {
    document.title = formatMessage(tabTitle, { page: formatMessage(messages.title), brand: brand.name })
  }, [formatMessage])

  // Another user may sign in: the domain context of the last one does not apply.
  useEffect(() => setDomainContext(null), [])

  return (
    <div className="grid min-h-dvh bg-bg max-md:grid-rows-[auto_1fr] md:grid-cols-[1.1fr_1fr]">
      <SignInArt />
      <main className="flex flex-col items-center justify-center gap-6 px-6 py-10 max-md:justify-start">
        {notice && !boot.outage && (
          <StatusNote bad={notice.bad}>
            <FormattedMessage {...notice.message} />
          </StatusNote>
        )}
        {boot.outage && <StatusNote>{boot.outage}</StatusNote>}
        {expired === null ? (
          <SignInForm boot={boot} next={query.get('next')} />
        ) : (
          <Suspense>
            <ExpiredPasswordForm base={boot.base} user={expired} query={query} />
          </Suspense>
        )}
        <LanguageChoice />
      </main>
    </div>
  )
}

/** The languages side by side, each in its own language, so that users find theirs. */
function LanguageChoice() {
  const [failure, setFailure] = useState('')
  const { label, value, options, onChange } = useLanguage(setFailure)
  return (
    <div className="grid max-w-85 justify-items-center gap-2">
      <div role="group" aria-label={label} className="flex flex-wrap justify-center gap-1">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            lang={option.value}
            aria-pressed={option.value === value}
            onClick={() => {
              setFailure('')
              onChange(option.value)
            }}
            className={cx(
              'h-7 cursor-pointer rounded-md px-2.5 text-sm hover:bg-hover',
              option.value === value ? 'font-medium text-ink' : 'text-ink-3 hover:text-ink',
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
      {failure && (
        <p role="alert" className="text-center text-sm text-bad">
          {failure}
        </p>
      )}
    </div>
  )
}

const VIEW: View = { tip: 22, turn: -26, lean: -12 }
const MERIDIANS = [
  15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, -15, -30, -45, -60, -75, -90, -105, -120, -135, -150, -165, 180,
]
const PARALLELS = [-60, -45, -30, -15, 0, 15, 30, 45, 60, 75]

/** The dark half of the page; in a narrow window, a slim header. */
function SignInArt() {
  return (
    <aside className="relative flex flex-col justify-between overflow-hidden bg-(image:--art) px-6 py-5 text-(--art-ink) md:p-12">
      <Globe />
      <div className="relative flex items-center gap-2.5 text-lg font-bold tracking-tight">
        <Logo className="size-6" />
        {brand.name}
      </div>
      <div className="relative max-w-96 max-md:hidden">
        <p className="text-2xl leading-tight font-bold tracking-tight text-balance">
          <FormattedMessage {...messages.headline} />
        </p>
        <p className="mt-3 text-base text-pretty text-(--art-ink-2)">
          <FormattedMessage {...messages.subline} />
        </p>
      </div>
      <p className="relative text-sm text-(--art-ink-2) max-md:hidden">{location.host}</p>
    </aside>
  )
}

/** A globe that rises at the edge, with its prime meridian highlighted. */
function Globe() {
  return (
    <svg
      viewBox="-1.02 -1.02 2.04 2.04"
      className="pointer-events-none absolute fill-none stroke-(--art-line) stroke-[0.003] max-md:top-2 max-md:end-6 max-md:w-72 md:-end-[46%] md:bottom-[-18%] md:w-[112%] lg:-end-[38%] lg:w-full"
      aria-hidden
    >
      <circle r="1" className="fill-(--art-globe)" />
      <path d={MERIDIANS.map((longitude) => meridian(longitude, VIEW)).join('')} />
      <path d={PARALLELS.map((latitude) => parallel(latitude, VIEW)).join('')} />
      <path d={meridian(0, VIEW)} className="stroke-(--art-line-strong) stroke-[0.006]" />
    </svg>
  )
}
