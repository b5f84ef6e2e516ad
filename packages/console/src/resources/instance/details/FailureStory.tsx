import { serverConsoleEndpoints, type Server, type ServerAction } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { paths } from '../../../paths.ts'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { Status } from '../../../ui/Status.tsx'
import { buttonClass } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy.tsx'
import { Badge } from '../../../ui/inline.tsx'
import { causeOf, explanationOf } from '../fault-causes.ts'
import { storyMessages, storyPhrases } from '../fault.messages.ts'
import { actionNames } from '../instance-cockpit.messages.ts'
import { actionLogMessages, overviewMessages } from '../instance-details.messages.ts'
import { actionLabels } from '../instance.messages.ts'
import { LongText } from './InformationCard.tsx'
import { failureSteps, type FailureStep } from './failure-steps.ts'
import { useUserNames } from './use-user-name.ts'

interface FailureStoryProps {
  server: Server
  fault: NonNullable<Server['fault']>
  mayLaunch: boolean
}

/** Why a server failed: the likely cause with its next step, then what happened and the service's own words. */
export function FailureStory({ server, fault, mayLaunch }: FailureStoryProps) {
  const { formatMessage } = useIntl()
  const cause = causeOf(`${fault.message} ${fault.details ?? ''}`)
  const { title, advice } = explanationOf(cause)
  return (
    <section aria-label={formatMessage(storyMessages.why)} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-bad bg-bad-soft px-4 py-3">
        <CircleAlert aria-hidden className="size-6 shrink-0 text-bad" />
        <div className="min-w-0 flex-1 basis-80">
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-bad">
            {formatMessage(storyMessages.why)}
            {cause !== null && <Badge>{formatMessage(storyMessages.likely)}</Badge>}
          </p>
          <h2 className="text-lg font-semibold">{formatMessage(title)}</h2>
          <p className="text-ink-2">{formatMessage(advice)}</p>
        </div>
        {mayLaunch && (
          <AppLink to={paths.launch({ serverId: server.id })} className={buttonClass('primary')}>
            {formatMessage(actionLabels.launchAnother)}
          </AppLink>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <TimeLine server={server} />
        <OwnWords fault={fault} />
      </div>
    </section>
  )
}

/** The actions and their events in order of time, with the request ids. */
function TimeLine({ server: { id, tenant_id: project } }: { server: Server }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data } = useQuery(query(serverConsoleEndpoints.serverActionList, { params: { id } }))
  const actions: readonly ServerAction[] = data?.items ?? []
  const maySee =
    usePolicies()([['compute', 'os_compute_api:os-instance-actions:show']], { project_id: project }) === true
  const details = useQueries({
    queries: actions.map(({ request_id: request }) => ({
      ...query(serverConsoleEndpoints.serverActionView, { params: { id, request } }),
      enabled: maySee,
    })),
  })
  const userName = useUserNames(actions.map(({ user_id: user }) => user))
  const steps = failureSteps(
    actions,
    details.flatMap((each) => each.data ?? []),
  )
  const textOf = ({ action, event }: FailureStep) =>
    event ??
    formatMessage(storyPhrases.asked, {
      action: wordFor(intl, actionNames, action.action),
      user: userName(action.user_id) || '-',
    })
  const requests = [...new Set(actions.map(({ request_id: request }) => request))]
  return (
    <Card title={formatMessage(storyMessages.happened)}>
      <ol className="grid gap-2">
        {steps.map((step) => (
          <li key={step.key} className="grid grid-cols-[max-content_1fr] gap-x-3">
            <time className="text-sm text-ink-3">{formatMoment(intl, step.time)}</time>
            <Status tone={step.failed ? 'bad' : 'ok'}>
              <span className={step.event === null ? '' : 'font-mono text-sm wrap-anywhere'}>{textOf(step)}</span>
            </Status>
          </li>
        ))}
      </ol>
      {requests.map((request) => (
        <p key={request} className="mt-3 flex items-center gap-1 text-sm">
          <span className="text-ink-3">{formatMessage(actionLogMessages.requestId)}</span>
          <code className="min-w-0 font-mono break-all">{request}</code>
          <CopyButton value={request} />
        </p>
      ))}
    </Card>
  )
}

function OwnWords({ fault }: Pick<FailureStoryProps, 'fault'>) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Card title={formatMessage(overviewMessages.fault)}>
      <DescriptionList
        items={[
          { term: formatMessage(overviewMessages.faultMessage), value: fault.message },
          { term: formatMessage(overviewMessages.faultCode), value: fault.code },
          ...(fault.details
            ? [{ term: formatMessage(words.details), value: <LongText>{fault.details}</LongText> }]
            : []),
          { term: formatMessage(words.created), value: formatMoment(intl, fault.created) },
        ]}
      />
    </Card>
  )
}
