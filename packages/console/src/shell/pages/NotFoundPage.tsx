import { useLocation } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HomeLink } from './HomeLink.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { notFoundText, pageMessages } from './page.messages.ts'
import { PageNotice } from './PageNotice.tsx'

/** Where the server itself sent this document: asking it again would bring us back here. */
const ASKED_PATH = location.pathname

/** An address that this program does not know may be one that the server does: it is asked, once. */
export function NotFoundPage() {
  const { formatMessage } = useIntl()
  // With each move of the router: one unknown address can follow another.
  const pathname = useLocation({ select: () => location.pathname })
  const asked = pathname === ASKED_PATH
  useEffect(() => {
    if (!asked) location.reload()
  }, [asked])
  if (!asked) return <LoadingPage />
  return (
    <PageNotice icon={<MapPinOff aria-hidden />} title={formatMessage(pageMessages.notFound)} action={<HomeLink />}>
      <FormattedMessage {...notFoundText} values={{ path: pathname }} />
    </PageNotice>
  )
}
