import type { DetailsTab } from '../../framework/resource/resource.ts'
import type { Item } from '../../framework/resource/item.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { tabNames } from './reach-tab.messages.ts'

const Reachers = lazyPart(async () => (await import('./Reachers.tsx')).Reachers)

/** The tab on the page of something that others may reach. */
export const reachersTab = <T extends Item>(
  kind: 'instance' | 'port' | 'network',
  projectOf: (item: T) => string | null | undefined,
): DetailsTab<T> => ({
  id: 'reachers',
  label: tabNames.reachers,
  render: (item) => <Reachers kind={kind} id={item.id} projectId={projectOf(item)} />,
})
