import { useIntl } from 'react-intl'
import { UsedBy } from '../../framework/details/UsedBy.tsx'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { OwnWords, SERVICE_LANGUAGE, type ReasonProps } from '../../framework/notices/Reason.tsx'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/classes.ts'
import { RequestId } from '../../ui/states.tsx'
import { refusalMessages as messages, refusalPhrases as phrases } from './refusals.messages.ts'
import { refusalOf, type QuotaRefusal } from './refusals.ts'

interface RefusalDetailsProps extends ReasonProps {
  /** The request id of a refusal that is not known is folded, too. */
  folded?: boolean
}

/** Why a service refused and what to do next; its own words and the request id are one fold below. */
export function RefusalDetails({
  detail = '',
  requestId,
  about,
  unfolded = false,
  folded = false,
}: RefusalDetailsProps) {
  const { formatMessage } = useIntl()
  const refusal = refusalOf(detail)
  const own = <OwnWords detail={detail} requestId={requestId} />
  if (!refusal && !(folded && requestId)) return own
  if (!refusal)
    return (
      <>
        <p lang={SERVICE_LANGUAGE} className="wrap-anywhere">
          {detail}
        </p>
        <details>
          <summary className="cursor-pointer text-sm text-ink-3">{formatMessage(messages.request)}</summary>
          {requestId && <RequestId id={requestId} />}
        </details>
      </>
    )
  return (
    <div className="mt-0.5 grid grid-cols-1 gap-1.5">
      <p className="text-ink-2">{formatMessage(messages[refusal.kind])}</p>
      {refusal.kind === 'quota' && <Quotas quotas={refusal.quotas} />}
      {refusal.kind === 'inUse' && about && <UsedBy of={about} />}
      {/* A toast takes every press that it does not know to be a control as the beginning of a swipe. */}
      <details open={unfolded} data-base-ui-swipe-ignore="">
        <summary className="cursor-pointer text-sm text-ink-3">{formatMessage(messages.said)}</summary>
        {own}
      </details>
    </div>
  )
}

function Quotas({ quotas }: Pick<QuotaRefusal, 'quotas'>) {
  const { formatMessage } = useIntl()
  return (
    <>
      <ul>
        {quotas.flatMap(({ name, used, limit, requested }) =>
          used && limit ? (
            <li key={name} className="font-medium tabular-nums">
              {requested
                ? formatMessage(phrases.more, { name, used, limit, requested })
                : formatMessage(phrases.full, { name, used, limit })}
            </li>
          ) : (
            name && (
              <li key={name} className="font-medium">
                {name}
              </li>
            )
          ),
        )}
      </ul>
      <AppLink to={paths.overview()} className={linkClass}>
        {formatMessage(messages.showQuotas)}
      </AppLink>
    </>
  )
}
