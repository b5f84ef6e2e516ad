import { defineResource } from '../../framework/resource/define-resource.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { HypervisorSummary } from './HypervisorSummary.tsx'
import { hypervisorActions } from './hypervisor.actions.ts'
import { hypervisorColumns, hypervisorFacts } from './hypervisor.columns.tsx'
import { hypervisorManifest } from './hypervisor.manifest.ts'
import { hypervisorMessages } from './hypervisor.messages.ts'
import { hypervisorQueries, type Hypervisor } from './hypervisor.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const HostCards = lazyPart(async () => (await import('./HostCards.tsx')).HostCards)
const HostPlacement = lazyPart(async () => (await import('./HostPlacement.tsx')).HostPlacement)
const HostInstances = lazyPart(async () => (await import('./HostInstances.tsx')).HostInstances)

export const hypervisor = defineResource<Hypervisor>(hypervisorManifest, {
  list: {
    emptyHint: hypervisorMessages.emptyHint,
    query: hypervisorQueries.list,
    notice: (_scope, items) => <HypervisorSummary hypervisors={items} />,
  },
  label: ({ hypervisor_hostname: name }) => name,
  load: hypervisorQueries.one,
  columns: hypervisorColumns,
  details: {
    facts: hypervisorFacts,
    cards: (item) => <HostCards hypervisor={item} />,
    tabs: [
      { id: 'instances', label: typeNames.instances, render: (item) => <HostInstances host={item.service.host} /> },
      { id: 'placement', label: moreWords.placement, render: (item) => <HostPlacement hypervisor={item} /> },
    ],
  },
  actions: hypervisorActions,
})
