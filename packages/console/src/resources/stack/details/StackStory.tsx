import { stackResourceEndpoints, type StackSummary } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { compareText } from '../../../framework/text/wording.ts'
import { paths } from '../../../paths.ts'
import { TextStory } from '../../../services/failure/FailureStory.tsx'
import { buttonClass } from '../../../ui/classes.ts'
import { stackManifest } from '../stack.manifest.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** The events of the last change; a change of more resources has its own tab. */
const EVENTS = 50

/** Why a stack failed: the events of what failed in it. */
export function StackStory({ stack: { id, stack_status_reason: reason } }: { stack: StackSummary }) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(
    query(stackResourceEndpoints.stackEventList, { params: { id }, query: { paginate: 'true', page_size: EVENTS } }),
  )
  const failed = (data?.items ?? [])
    .filter(({ resource_status: status }) => status.endsWith('FAILED'))
    .toSorted((one, other) => compareText(one.event_time, other.event_time))
  const texts = [...(reason ? [reason] : []), ...failed.flatMap((event) => event.resource_status_reason ?? [])]
  return (
    <TextStory
      texts={[...new Set(texts)]}
      steps={failed.map(({ id: key, event_time: time, resource_name: name, resource_status: status }) => ({
        key,
        time,
        text: `${name}: ${status}`,
        failed: true,
      }))}
      buttons={
        <AppLink to={paths.details(stackManifest.type, id, 'events')} className={buttonClass('default')}>
          {formatMessage(moreWords.events)}
        </AppLink>
      }
    />
  )
}
