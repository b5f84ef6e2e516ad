/** Each unfinished plan is one entry of the local storage; see stored-plans.ts. */
export const PLAN_PREFIX = 'meridian.plan.'

export function storedPlanKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PLAN_PREFIX))
  } catch {
    return [] // storage that is forbidden
  }
}
