import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'

/** What the engine needs of a request or a background job. */
export type EngineContext = Pick<Background, 'db' | 'clock' | 'directory' | 'scheduleJob' | 'callService'>

export const engineContextOf = ({ db, clock, directory, scheduleJob, callService }: Call): EngineContext => ({
  db,
  clock,
  directory,
  scheduleJob,
  callService: (auth, type, request) => callService(type, request, auth),
})
