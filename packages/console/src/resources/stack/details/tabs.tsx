// All tabs but the topology in one lazy part: a user who opens one of them opens the next.
export { StackCards } from './StackCards.tsx'
export { StackEvents } from './EventsTable.tsx'
export { StackResources } from './StackResources.tsx'
export { StackSnapshots } from './StackSnapshots.tsx'
export { StackStory } from './StackStory.tsx'
export { StackTemplate } from './StackTemplate.tsx'
