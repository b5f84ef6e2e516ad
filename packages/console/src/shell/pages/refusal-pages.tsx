import { Link, useLocation } from '@tanstack/react-router'
import { Lock, MapPinOff } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { buttonClass } from '../../ui/classes.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { PageNotice } from './notice-pages.tsx'
import { notFoundText, pageMessages } from './page.messages.ts'

export const HomeLink = () => (
  <Link to="/" className={buttonClass()}>
    <FormattedMessage {...pageMessages.home} />
  </Link>
)

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
