import { isStackChanging, stackEndpoints, type StackSummary } from '@meridian/contract'
import { Suspense } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import type { ItemQuery } from '../../api/query.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { StackStatus } from '../../services/orchestration/stack-status.tsx'
import { stackActions } from './stack.actions.ts'
import { stackColumns, stackFacts, stackLabel } from './stack.columns.tsx'
import { stackManifest } from './stack.manifest.ts'
import { stackMessages } from './stack.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const TextBand = lazyPart(async () => (await import('../../services/failure/FailureBand.tsx')).TextBand)
const StackTopology = lazyPart(async () => (await import('./details/StackTopology.tsx')).StackTopology)
const StackCards = lazyPart(async () => (await import('./details/tabs.tsx')).StackCards)
const StackStory = lazyPart(async () => (await import('./details/tabs.tsx')).StackStory)
const StackResources = lazyPart(async () => (await import('./details/tabs.tsx')).StackResources)
const StackEvents = lazyPart(async () => (await import('./details/tabs.tsx')).StackEvents)
const StackTemplate = lazyPart(async () => (await import('./details/tabs.tsx')).StackTemplate)
const StackSnapshots = lazyPart(async () => (await import('./details/tabs.tsx')).StackSnapshots)

const queries = queriesOf('stack', stackEndpoints, pages)

/** Heat still shows a stack that it has deleted; its row and its page are gone. */
function loadStack(id: string): ItemQuery<StackSummary> {
  const { queryKey, queryFn } = queries.one(id)
  return {
    queryKey,
    queryFn: async (context) => {
      const found = await queryFn(context)
      if (found.stack_status !== 'DELETE_COMPLETE') return found
      const endpoint = stackEndpoints.stackView.path
      throw new ApiError(found.stack_status_reason ?? '', { reason: 'refused', status: 404, endpoint })
    },
  }
}

export const stack = defineResource<StackSummary>(stackManifest, {
  list: {
    emptyHint: stackMessages.emptyHint,
    query: (filters, scope) => queries.list({ ...filters, ...(scope === 'admin' && { all_projects: 'true' }) }),
    band: ({ id, stack_name: name, stack_status: status, stack_status_reason: reason }) =>
      status.endsWith('_FAILED') && (
        <Suspense fallback={<div className="h-7" />}>
          <TextBand name={name} texts={reason ? [reason] : []} to={paths.details(stackManifest.type, id)} />
        </Suspense>
      ),
    defaultSort: '-created',
  },
  label: stackLabel,
  isTransitional: isStackChanging,
  // Heat has no owner in its replies: what is listed is the project's own.
  policyTarget: () => ({}),
  load: loadStack,
  columns: stackColumns,
  details: {
    facts: stackFacts,
    headline: ({ stack_status: status }) => <StackStatus status={status} />,
    buttons: (item) => [isStackChanging(item) ? 'cancel_update' : 'change'],
    story: (item) => item.stack_status.endsWith('_FAILED') && <StackStory stack={item} />,
    cards: (item) => <StackCards stack={item} />,
    hasOwnTab: true,
    firstTabs: [{ id: 'topology', label: moreWords.topology, render: (item) => <StackTopology stack={item} /> }],
    tabs: [
      { id: 'resources', label: moreWords.resources, render: (item) => <StackResources stack={item} /> },
      { id: 'events', label: moreWords.events, render: (item) => <StackEvents stack={item} /> },
      { id: 'stack_template', label: moreWords.template, render: (item) => <StackTemplate stack={item} /> },
      { id: 'snapshots', label: typeNames.snapshots, render: (item) => <StackSnapshots stack={item} /> },
    ],
  },
  problems: ({ stack_status: status, stack_status_reason: reason }) =>
    status.endsWith('_FAILED') && reason ? [reason] : [],
  actions: stackActions,
})
