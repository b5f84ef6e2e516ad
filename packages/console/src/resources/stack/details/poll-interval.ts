/** Time between two requests for the parts of a stack: while Heat works on it, and otherwise. */
const WORKING_MS = 3000
const RESTING_MS = 30_000

export const pollInterval = (isWorking: boolean): number => (isWorking ? WORKING_MS : RESTING_MS)
