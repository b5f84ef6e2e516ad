import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { invalidInput } from '../faults.ts'
import { notValid } from '../fields.ts'
import { isSince } from '../microversion.ts'
import { accepted } from '../replies.ts'
import * as store from './store.ts'

type PathParams = { action: string }

const host = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[a-zA-Z0-9-._#@:/+[\]]*$/)
  .nullable()
  .optional()
const text = z.string().max(255).nullable().optional()
const nonEmptyText = z.string().min(1).max(255).optional()

const fields = { binary: nonEmptyText, host, cluster: text, service: nonEmptyText }
const isNamed = (body: { binary?: string | undefined; service?: string | undefined }) =>
  body.binary !== undefined || body.service !== undefined

const Switch = z.strictObject(fields).refine(isNamed, notValid)
const SwitchWithReason = z
  .strictObject({ ...fields, disabled_reason: z.string().trim().min(1).max(255).optional() })
  .refine(isNamed, notValid)

/** `PUT os-services/{action}` */
export const change = (call: Call<PathParams>) => {
  call.authorize('volume_extension:services:update', ownTarget(call))
  switch (call.params.action) {
    case 'enable':
      return setDisabled(call, call.json(Switch), false)
    case 'disable':
      return setDisabled(call, call.json(Switch), true)
    case 'disable-log-reason': {
      const { disabled_reason, ...body } = call.json(SwitchWithReason)
      return setDisabled(call, body, true, disabled_reason ?? null)
    }
    case 'freeze':
      return setFrozen(call, true)
    case 'thaw':
      return setFrozen(call, false)
    case 'failover_host':
      return failover(call)
    case 'failover':
      if (isSince(call, 26)) return failover(call)
      throw invalidInput('Unknown action')
    case 'set-log':
      if (isSince(call, 32)) return setLog(call)
      throw invalidInput('Unknown action')
    case 'get-log':
      if (isSince(call, 32)) return getLog(call)
      throw invalidInput('Unknown action')
    default:
      throw invalidInput('Unknown action')
  }
}

function setDisabled(call: Call, body: z.infer<typeof Switch>, disabled: boolean, reason?: string | null) {
  if (!body.host) throw invalidInput('Host field is missing.')
  const { host: on, service = '', binary = '' } = body
  const row = store.findService(call.db, on, binary || service)
  if (!row) throw notFound(`Service ${binary || service} could not be found on host ${on}.`)
  const newReason = reason === undefined ? row.disabled_reason : reason
  store.update(call.db, { ...row, disabled, disabled_reason: disabled ? newReason : null })
  return ok({
    ...(reason !== undefined && { disabled_reason: reason }),
    disabled,
    host: on,
    service,
    binary,
    status: disabled ? 'disabled' : 'enabled',
  })
}

const BackendBody = z.strictObject({ cluster: text, host })

/** The cinder-volume service of the body's host; there are no clusters here. */
function findBackend(call: Call, body: { host?: string | null | undefined; cluster?: string | null | undefined }) {
  const cluster = isSince(call, 26) ? body.cluster : undefined
  if (Boolean(cluster) === Boolean(body.host)) {
    throw invalidInput(
      isSince(call, 26) ? 'One and only one of cluster and host must be set.' : 'Host field is missing.',
    )
  }
  const row = store.findService(call.db, body.host ?? '', 'cinder-volume')
  if (!row) throw badRequest(`No service found with host=${cluster || body.host}`)
  return row
}

function setFrozen(call: Call, frozen: boolean) {
  const row = findBackend(call, call.json(BackendBody))
  const rule = frozen ? 'volume:freeze_host' : 'volume:thaw_host'
  call.authorize(rule, ownTarget(call))
  store.update(call.db, { ...row, frozen, disabled: frozen, disabled_reason: frozen ? 'frozen' : null })
  return accepted
}

const Failover = z.strictObject({ host, backend_id: text, cluster: text })

/** Always fails, since no backend replicates. */
function failover(call: Call): never {
  findBackend(call, call.json(Failover))
  call.authorize('volume:failover_host', ownTarget(call))
  throw invalidInput('Replication is not enabled on this host.')
}

const BINARIES = ['cinder-scheduler', 'cinder-volume', 'cinder-backup', 'cinder-api', '', '*'] as const
const Log = z.strictObject({ binary: z.enum(BINARIES).optional(), server: text, prefix: text, level: text })

const LEVELS = ['critical', 'error', 'warning', 'info', 'debug']

/** Validates the request only, since there are no logs. */
function setLog(call: Call) {
  const { level } = call.json(Log)
  if (!LEVELS.includes((level ?? '').toLowerCase())) throw invalidInput(`${level ?? 'None'} is not a valid log level.`)
  return accepted
}

function getLog(call: Call) {
  const { binary, server, prefix } = call.json(Log.omit({ level: true }))
  const rows = store.list(call.db).filter((row) => {
    const isWanted = !binary || binary === '*' || binary === row.binary
    return isWanted && (!server || server === row.host)
  })
  const levels = { [prefix || 'cinder']: 'INFO' }
  return ok({ log_levels: rows.map((row) => ({ host: row.host, binary: row.binary, levels })) })
}
