import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HomeLink } from './HomeLink.tsx'
import { pageMessages } from './page.messages.ts'
import { PageNotice } from './PageNotice.tsx'

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
