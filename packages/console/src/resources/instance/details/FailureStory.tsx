import { serverConsoleEndpoints, type Server, type ServerAction } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { paths } from '../../../paths.ts'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { buttonClass } from '../../../ui/classes.ts'
import { FailureStory as Story } from '../../../services/failure/FailureStory.tsx'
import { causeOf, explanationOf } from '../../../services/failure/causes.ts'
import { storyMessages } from '../../../services/failure/failure.messages.ts'
import { actionNames } from '../instance-cockpit.messages.ts'
import { overviewMessages, actionLogMessages } from '../instance-details.messages.ts'
import { instanceMessages } from '../instance.messages.ts'
import { LongText } from './InformationCard.tsx'
import { failureSteps, type FailureStep } from './failure-steps.ts'
import { useUserNames } from './use-user-name.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface FailureStoryProps {
  server: Server
  fault: NonNullable<Server['fault']>
  mayLaunch: boolean
}

/** Why a server failed, with its actions and their events in order of time. */
export function FailureStory({ server, fault, mayLaunch }: FailureStoryProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { id, tenant_id: project } = server
  const cause = causeOf(`${fault.message} ${fault.details ?? ''}`)
  const { data, isLoading } = useQuery(query(serverConsoleEndpoints.serverActionList, { params: { id } }))
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
    event === null ? (
      formatMessage(storyMessages.asked, {
        action: wordFor(intl, actionNames, action.action),
        user: userName(action.user_id) || '-',
      })
    ) : (
      <span className="font-mono text-sm wrap-anywhere">{event}</span>
    )
  return (
    <Story
      cause={cause}
      explanation={explanationOf(cause)}
      buttons={
        mayLaunch && (
          <AppLink to={paths.launch({ serverId: id })} className={buttonClass('primary')}>
            {formatMessage(instanceMessages.launchAnother)}
          </AppLink>
        )
      }
      steps={steps.map((step) => ({ ...step, text: textOf(step) }))}
      loading={isLoading || details.some((each) => each.isLoading)}
      requests={[...new Set(actions.map(({ request_id: request }) => request))]}
    >
      <OwnWords fault={fault} />
    </Story>
  )
}

function OwnWords({ fault }: Pick<FailureStoryProps, 'fault'>) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Card title={formatMessage(overviewMessages.fault)}>
      <DescriptionList
        items={[
          { term: formatMessage(actionLogMessages.message), value: fault.message },
          { term: formatMessage(moreWords.code), value: fault.code },
          ...(fault.details
            ? [{ term: formatMessage(words.details), value: <LongText>{fault.details}</LongText> }]
            : []),
          { term: formatMessage(words.created), value: formatMoment(intl, fault.created) },
        ]}
      />
    </Card>
  )
}
