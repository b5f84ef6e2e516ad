import { useSyncExternalStore } from 'react'
import { currentActivities, subscribeToActivities } from '../../framework/activity/activity.ts'
import { onDemand } from '../../ui/popups/on-demand.ts'

const Dock = onDemand(async () => (await import('./PlanDock.tsx')).PlanDock)

/** The docks of the plans that wait for the time to undo, or are running after that. */
export function PlanDocks() {
  const activities = useSyncExternalStore(subscribeToActivities, currentActivities)
  const docked = activities.filter(({ state, plan }) => state === 'running' && plan?.holds)
  return <Dock wanted={docked.length > 0} props={{ activities: docked }} />
}
