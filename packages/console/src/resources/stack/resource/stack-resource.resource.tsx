import { consoleType, isStackChanging, splitStackStatus, stackResourceEndpoints } from '@meridian/contract'
import { CircleCheck, TriangleAlert, Zap } from 'lucide-react'
import { keyOf } from '../../../api/query.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { dialogAction } from '../../../framework/actions/dialog-action.ts'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { fact } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { paths } from '../../../paths.ts'
import { StackStatus, statusText } from '../../../services/orchestration/stack-status.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { detailsMessages, topologyMessages } from '../stack-details.messages.ts'
import { stackManifest } from '../stack.manifest.ts'
import { stackFields } from '../stack.messages.ts'
import { stackResourceManifest as manifest } from './stack-resource.manifest.ts'
import {
  healthyMessages as healthy,
  resourceFields as fields,
  resourceMessages as messages,
} from './stack-resource.messages.ts'
import { loadResource, resourceParams, resourcePath, type StackResourceItem } from './stack-resource.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const ResourceCards = lazyPart(async () => (await import('./ResourceCards.tsx')).ResourceCards)
const ResourceEvents = lazyPart(async () => (await import('./ResourceCards.tsx')).ResourceEvents)

const isUnhealthy = ({ resource_status: status }: StackResourceItem) => status === 'CHECK_FAILED'

export const stackResource = defineResource<StackResourceItem>(manifest, {
  // Never requested: its key finds the lists of stacks' pages.
  list: {
    emptyHint: messages.emptyHint,
    query: () => ({
      queryKey: keyOf(stackResourceEndpoints.stackResourceList, { params: { id: '' }, query: {} }),
      queryFn: () => Promise.resolve({ items: [], complete: true }),
    }),
  },
  find: undefined,
  label: ({ resource_name: name }) => name,
  isTransitional: ({ resource_status: status }) => isStackChanging({ stack_status: status }),
  policyTarget: () => ({}),
  load: loadResource,
  details: {
    breadcrumbs: ({ stack_id: id, stack_name: name }) => [
      { label: name ?? id, to: paths.details(stackManifest.type, id, 'resources') },
    ],
    headline: ({ resource_status: status }) => <StackStatus status={status} />,
    facts: [
      fact('resource', fields.name, ({ resource_name: name }) => name),
      fact('real', fields.real, ({ physical_resource_id: id }) => id, {
        cell: ({ physical_resource_id: id, nested_stack_id: nested, resource_type: type }) =>
          id && (
            <code className="font-mono text-sm wrap-anywhere">
              <ResourceLink type={nested ? stackManifest.type : consoleType(type)} id={nested ?? id} name={id} />
            </code>
          ),
      }),
      fact('type', detailsMessages.resourceType, ({ resource_type: type }) => type, {
        cell: ({ resource_type: type }) => <ResourceLink type="OS::Heat::ResourceType" id={type} name={type} />,
      }),
      fact('description', words.description, ({ description }) => description ?? ''),
      fact('status', words.status, ({ resource_status: status }) => splitStackStatus(status).state, {
        text: ({ resource_status: status }, { intl }) => statusText(intl, status),
        cell: ({ resource_status: status }) => <StackStatus status={status} />,
      }),
      fact('reason', stackFields.reason, ({ resource_status_reason: reason }) => reason ?? ''),
      fact('created', words.created, ({ creation_time: time }) => time ?? '', { format: 'moment' }),
      fact('updated', words.updated, ({ updated_time: time }) => time ?? '', { format: 'moment' }),
      fact('neededBy', topologyMessages.neededBy, ({ required_by: names }) => names.join(', '), {
        cell: ({ required_by: names, stack_id: stack }) =>
          names.length > 0 && (
            <span className="flex flex-wrap gap-x-2">
              {names.map((name) => (
                <AppLink key={name} to={resourcePath(stack, name)} className={linkClass}>
                  {name}
                </AppLink>
              ))}
            </span>
          ),
      }),
    ],
    cards: (item) => <ResourceCards resource={item} />,
    tabs: [{ id: 'events', label: moreWords.events, render: (item) => <ResourceEvents resource={item} /> }],
  },
  columns: [],
  actions: [
    dialogAction<StackResourceItem>(manifest, 'signal', messages.signal, Zap, {
      section: 'use',
      policy: [['orchestration', 'resource:signal']],
      dialog: async () => (await import('./SignalResource.tsx')).SignalResource,
    }),
    dialogAction<StackResourceItem>(manifest, 'mark-unhealthy', messages.markUnhealthy, TriangleAlert, {
      section: 'edit',
      policy: [['orchestration', 'resource:mark_unhealthy']],
      allowed: (item) => !isUnhealthy(item),
      dialog: async () => (await import('./MarkUnhealthy.tsx')).MarkUnhealthy,
    }),
    batchAction<StackResourceItem>('mark-healthy', CircleCheck, {
      section: 'edit',
      policy: [['orchestration', 'resource:mark_unhealthy']],
      allowed: isUnhealthy,
      messages: { one: healthy.label, other: healthy.label, pastOne: healthy.past },
      perform: ({ id }, send) =>
        send(stackResourceEndpoints.stackResourceMark, { params: resourceParams(id), body: { mark_unhealthy: false } }),
    }),
  ],
})
