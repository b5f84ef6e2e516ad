import { CloudOff, Unplug } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { PageNotice } from './notice-pages.tsx'
import { ForbiddenPage, HomeLink } from './refusal-pages.tsx'
import { pageMessages } from './page.messages.ts'

/** Instead of a panel that is not available: a sentence, the outage of its service, or null if the policy forbids it. */
export function GuardNotice({ reason }: { reason: string | ApiError | null }) {
  const intl = useIntl()
  if (reason === null) return <ForbiddenPage />
  const isSilent = reason instanceof ApiError
  return (
    <PageNotice
      icon={isSilent ? <CloudOff aria-hidden /> : <Unplug aria-hidden />}
      title={intl.formatMessage(isSilent ? pageMessages.silent : pageMessages.unserved)}
      action={<HomeLink />}
    >
      {/* The queries behind it are repeated: the panel shows as soon as the service answers. */}
      {isSilent ? (
        <>
          <p role="status">{describeError(intl, reason)}</p>
          <p>{intl.formatMessage(pageMessages.silentText)}</p>
        </>
      ) : (
        reason
      )}
    </PageNotice>
  )
}
