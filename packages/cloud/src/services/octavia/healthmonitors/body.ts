import * as z from 'zod'
import { common, integer, oneOf, text, uuid } from '../resource/fields.ts'

const METHODS = ['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'] as const
const MAX_SECONDS = 2_147_483_647
const MAX_RETRIES = 10

const seconds = integer(0, MAX_SECONDS)
const retries = integer(1, MAX_RETRIES)
const path = text.refine((value) => /^\/[^\s]*$/.test(value), { error: 'Value should be a valid URL path' })
const codes = z.string().refine((value) => /^\d{3}(-\d{3}|(\s*,\s*\d{3})*)$/.test(value), {
  error: 'Value should be in a valid format of codes',
})

const { project_id, tenant_id, ...changing } = common

const fields = {
  ...changing,
  name: text.nullish(),
  http_method: oneOf(...METHODS).nullish(),
  url_path: path.nullish(),
  expected_codes: codes.nullish(),
  http_version: z
    .number()
    .refine((value) => value === 1 || value === 1.1, { error: 'Value should be one of: 1.0, 1.1' })
    .nullish(),
  domain_name: text.nullish(),
}

export const newMonitorFields = {
  ...fields,
  project_id,
  tenant_id,
  type: oneOf('HTTP', 'HTTPS', 'PING', 'SCTP', 'TCP', 'TLS-HELLO', 'UDP-CONNECT'),
  delay: seconds,
  timeout: seconds,
  max_retries: retries,
  max_retries_down: retries.nullish(),
}
const NewMonitorFields = z.strictObject(newMonitorFields)

export type MonitorGiven = z.output<typeof NewMonitorFields>

export const NewMonitor = z.strictObject({ healthmonitor: z.strictObject({ ...newMonitorFields, pool_id: uuid }) })
export const MonitorChange = z.strictObject({
  healthmonitor: z.strictObject({
    ...fields,
    delay: seconds.optional(),
    timeout: seconds.optional(),
    max_retries: retries.optional(),
    max_retries_down: retries.nullish(),
  }),
})
