import { ok } from '../../../core/http/reply.ts'
import { seededUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { authorizeProject } from '../access.ts'
import type { InProject } from '../access.ts'

const REPORT_SECONDS = 60
const HOST = 'controller-1'

export const buildInfo = (call: Call<InProject>) => {
  authorizeProject(call, 'build_info:build_info')
  return ok({ api: { revision: 'unknown' }, engine: { revision: 'unknown' } })
}

/** `2026-11-15T02:30:50.000000` */
const moment = (time: number) => `${new Date(time).toISOString().slice(0, 19)}.000000`

/** The only engine, which is always up. */
export const services = (call: Call<InProject>) => {
  authorizeProject(call, 'service:index')
  const engine = {
    id: seededUuid('heat-service', HOST),
    binary: 'heat-engine',
    engine_id: seededUuid('heat-engine', HOST),
    host: HOST,
    hostname: HOST,
    topic: 'engine',
    report_interval: REPORT_SECONDS,
    created_at: '2026-01-05T08:00:00.000000',
    updated_at: moment(call.clock.now()),
    deleted_at: null,
    status: 'up',
  }
  return ok({ services: [engine] })
}
