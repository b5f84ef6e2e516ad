import { Link, type ErrorComponentProps, useRouter, useLocation } from '@tanstack/react-router'
import { CircleAlert, RotateCw, Lock, MapPinOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PAGE_TITLE_ID } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { useUiTexts } from '../../ui/texts.ts'
import { CrashReason, isScriptError } from './CrashBoundary.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { pageMessages, notFoundText } from './page.messages.ts'

export interface PageNoticeProps {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A page with only a message. */
export function PageNotice({ icon, title, children, action }: PageNoticeProps) {
  const tabTitle = useUiTexts().tabTitle(title)
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])
  return (
    <div className="m-auto grid justify-items-center gap-1.5 px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-xl bg-sunken text-ink-3 [&_svg]:size-6">
        {icon}
      </span>
      <h1 id={PAGE_TITLE_ID} className="text-xl font-bold tracking-tight">
        {title}
      </h1>
      <div className="max-w-lg wrap-anywhere text-ink-2">{children}</div>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

export const HomeLink = () => (
  <Link to="/" className={buttonClass()}>
    <FormattedMessage {...pageMessages.home} />
  </Link>
)

/** Replaces a page that crashed; the frame keeps working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const router = useRouter()
  const isScript = isScriptError(error)
  const retry = () => {
    if (isScript) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <PageNotice
      icon={<CircleAlert aria-hidden />}
      title={formatMessage(isScript ? pageMessages.broken : pageMessages.failed)}
      action={
        <Button icon={<RotateCw aria-hidden />} onClick={retry}>
          {isScript ? formatMessage(pageMessages.reload) : texts.retry}
        </Button>
      }
    >
      <CrashReason error={error} />
    </PageNotice>
  )
}

export function ForbiddenPage() {
  return (
    <PageNotice
      icon={<Lock aria-hidden />}
      title={useIntl().formatMessage(pageMessages.forbidden)}
      action={<HomeLink />}
    >
      <FormattedMessage {...pageMessages.forbiddenText} />
    </PageNotice>
  )
}

/** The path that the server served this document for: loading it again would return here. */
const SERVED_PATH = location.pathname

/** The server may know an address that the router does not: the page is loaded from the server, once. */
export function NotFoundPage() {
  const { formatMessage } = useIntl()
  // On each navigation: one unknown address may follow another.
  const pathname = useLocation({ select: () => location.pathname })
  const isFromServer = pathname === SERVED_PATH
  useEffect(() => {
    if (!isFromServer) location.reload()
  }, [isFromServer])
  if (!isFromServer) return <LoadingPage />
  return (
    <PageNotice icon={<MapPinOff aria-hidden />} title={formatMessage(pageMessages.notFound)} action={<HomeLink />}>
      <FormattedMessage {...notFoundText} values={{ path: pathname }} />
    </PageNotice>
  )
}
