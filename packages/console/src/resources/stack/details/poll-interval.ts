/** How often what belongs to a stack is asked for again while Heat works on it, and else. */
const WORKING_MS = 3000
const RESTING_MS = 30_000

export const pollInterval = (isWorking: boolean): number => (isWorking ? WORKING_MS : RESTING_MS)
