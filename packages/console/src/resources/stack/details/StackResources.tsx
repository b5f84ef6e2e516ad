import {
  consoleType,
  isStackChanging,
  stackResourceEndpoints,
  type StackResource,
  type StackSummary,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { LoadedTable } from '../../../framework/loading/PartsTable.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { RealId } from '../../../services/orchestration/RealId.tsx'
import { StackStatus } from '../../../services/orchestration/stack-status.tsx'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { resourcePath } from '../resource/stack-resource.queries.ts'
import { detailsMessages as messages } from '../stack-details.messages.ts'
import { stackFields } from '../stack.messages.ts'
import { pollInterval } from './poll-interval.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const COLUMNS = {
  name: messages.resource,
  real: moreWords.resource,
  type: messages.resourceType,
  updated: messages.dateUpdated,
  status: words.status,
  reason: stackFields.reason,
}

export function StackResources({ stack }: { stack: StackSummary }) {
  const intl = useIntl()
  const resources = query(stackResourceEndpoints.stackResourceList, { params: { id: stack.id }, query: {} })
  // Keeps the table's data fresh, which reads the same key.
  useQuery({ ...resources, refetchInterval: pollInterval(isStackChanging(stack)) })
  return (
    <Card flush>
      <LoadedTable
        query={resources}
        failed={messages.resourcesFailed}
        label={moreWords.resources}
        empty={messages.noResources}
        columns={COLUMNS}
        idOf={(resource) => resource.resource_name}
        cells={(resource) => ({
          name: (
            <AppLink to={resourcePath(resource.stack_id, resource.resource_name)} className={linkClass}>
              {resource.resource_name}
            </AppLink>
          ),
          real: <RealResource resource={resource} />,
          type: (
            <ResourceLink
              type="OS::Heat::ResourceType"
              id={resource.resource_type}
              name={<BreakingType type={resource.resource_type} />}
            />
          ),
          updated: resource.updated_time && formatMoment(intl, resource.updated_time),
          status: <StackStatus status={resource.resource_status} />,
          reason: resource.resource_status_reason,
        })}
      />
    </Card>
  )
}

/** A type can be on several lines, broken where its words end. */
const BreakingType = ({ type }: { type: string }) =>
  type.split(/(?<=::)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))

/** The id of what Heat created, which leads to its page where the console has one. */
function RealResource({ resource }: { resource: StackResource }) {
  const { physical_resource_id: id, nested_stack_id: nested, resource_type: type } = resource
  if (!id) return null
  return (
    <RealId id={id}>
      <ResourceLink type={nested ? 'OS::Heat::Stack' : consoleType(type)} id={nested ?? id} name={id} />
    </RealId>
  )
}
