export { startCloud } from './cloud.ts'
export type { CloudOptions, RunningCloud } from './cloud.ts'
export type { ClockMode } from './core/time/clock.ts'
