import * as z from 'zod'
import { collection } from '../../../core/database/collection.ts'
import { forbidden, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as domains from '../domains/store.ts'
import { orNotFound } from '../faults.ts'
import { isSensitive, OPTIONS } from './options.ts'

type Config = Record<string, Record<string, unknown>>

interface ConfigRow {
  /** The domain's. */
  id: string
  config: Config
}

/** They are stored: users and groups of every domain are in the database. */
const rows = collection<ConfigRow>('keystone_domain_configs')

interface OfDomain {
  id: string
}
type OfGroup = OfDomain & { group: string }
type OfOption = OfGroup & { option: string }

const Body = z.object({ config: z.record(z.string(), z.unknown()) })

const domainOf = (call: Call<OfDomain>) =>
  orNotFound(domains.find(call.db, call.params.id), 'domain', call.params.id).id

const missing = (what: string, domain: string) =>
  notFound(`Could not find ${what} in domain configuration for domain ${domain}.`)

const unsupported = (reason: string) => forbidden(`Invalid domain specific configuration: ${reason}.`)

/** Throws 403 for groups and options that a domain cannot have. */
function checkSupported(group: string, option?: string): void {
  const known = Object.hasOwn(OPTIONS, group) ? OPTIONS[group] : undefined
  if (!known) throw unsupported(`Group ${group} is not supported for domain specific configurations`)
  if (option !== undefined && !Object.hasOwn(known, option))
    throw unsupported(`Option ${option} in group ${group} is not supported for domain specific configurations`)
}

const Group = z.record(z.string(), z.unknown())

function checked(given: Record<string, unknown>): Config {
  if (Object.keys(given).length === 0) throw unsupported('No options specified')
  return Object.fromEntries(
    Object.entries(given).map(([group, options]) => {
      checkSupported(group)
      const parsed = Group.safeParse(options)
      if (!parsed.success)
        throw unsupported(`The value of group ${group} specified in the config should be a dictionary of options`)
      for (const option of Object.keys(parsed.data)) checkSupported(group, option)
      return [group, parsed.data]
    }),
  )
}

/** Without sensitive options, and without groups that have no others. */
const shown = (config: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Config =>
  Object.fromEntries(
    Object.entries(config)
      .map(([group, options]): [string, Record<string, unknown>] => [
        group,
        Object.fromEntries(Object.entries(options).filter(([option]) => !isSensitive(group, option))),
      ])
      .filter(([, options]) => Object.keys(options).length > 0),
  )

function save(call: Call, id: string, config: Config): void {
  rows.remove(call.db, id)
  if (Object.keys(config).length > 0) rows.insert(call.db, { id, config })
}

const merged = (before: Config, given: Config): Config => ({
  ...before,
  ...Object.fromEntries(Object.entries(given).map(([group, options]) => [group, { ...before[group], ...options }])),
})

export const replace = (call: Call<OfDomain>) => {
  call.authorize('identity:create_domain_config')
  const id = domainOf(call)
  const config = checked(call.json(Body).config)
  const isNew = rows.find(call.db, id) === undefined
  save(call, id, config)
  return (isNew ? created : ok)({ config: shown(config) })
}

export const show = (call: Call<OfDomain>) => {
  call.authorize('identity:get_domain_config')
  const id = domainOf(call)
  const config = shown(rows.find(call.db, id)?.config ?? {})
  if (Object.keys(config).length === 0) throw missing('any options', id)
  return ok({ config })
}

export const showGroup = (call: Call<OfGroup>) => {
  call.authorize('identity:get_domain_config')
  const { group } = call.params
  checkSupported(group)
  return ok({ config: { [group]: groupOf(call, domainOf(call), group) } })
}

export const showOption = (call: Call<OfOption>) => {
  call.authorize('identity:get_domain_config')
  const { group, option } = call.params
  checkSupported(group, option)
  const id = domainOf(call)
  const options = shown(rows.find(call.db, id)?.config ?? {})[group] ?? {}
  if (!Object.hasOwn(options, option)) throw missing(`option ${option} in group ${group}`, id)
  return ok({ config: { [option]: options[option] } })
}

function groupOf(call: Call, id: string, group: string): Record<string, unknown> {
  const options = shown(rows.find(call.db, id)?.config ?? {})[group]
  if (!options) throw missing(`group ${group}`, id)
  return options
}

function change(call: Call<OfDomain>, config: Config) {
  const id = domainOf(call)
  const row = rows.find(call.db, id)
  if (!row) throw missing('any options', id)
  const next = merged(row.config, config)
  save(call, id, next)
  return ok({ config: shown(next) })
}

export const update = (call: Call<OfDomain>) => {
  call.authorize('identity:update_domain_config')
  return change(call, checked(call.json(Body).config))
}

export const updateGroup = (call: Call<OfGroup>) => {
  call.authorize('identity:update_domain_config')
  const { group } = call.params
  const config = checked(call.json(Body).config)
  if (Object.keys(config).some((name) => name !== group))
    throw unsupported(`Trying to update group ${group}, so that, and only that, group must be specified in the config`)
  groupOf(call, domainOf(call), group)
  return change(call, config)
}

export const updateOption = (call: Call<OfOption>) => {
  call.authorize('identity:update_domain_config')
  const { group, option } = call.params
  checkSupported(group, option)
  const { config } = call.json(Body)
  if (Object.keys(config).some((name) => name !== option) || !(option in config))
    throw unsupported(
      `Trying to update option ${option} in group ${group}, so that, and only that, option must be specified in the config`,
    )
  groupOf(call, domainOf(call), group)
  return change(call, { [group]: config })
}

export const remove = (call: Call<OfDomain>) => {
  call.authorize('identity:delete_domain_config')
  rows.remove(call.db, domainOf(call))
  return noContent
}

export const removeGroup = (call: Call<OfGroup>) => {
  call.authorize('identity:delete_domain_config')
  const { group } = call.params
  checkSupported(group)
  const id = domainOf(call)
  groupOf(call, id, group)
  const { [group]: _gone, ...rest } = rows.find(call.db, id)?.config ?? {}
  save(call, id, rest)
  return noContent
}

export const removeOption = (call: Call<OfOption>) => {
  call.authorize('identity:delete_domain_config')
  const { group, option } = call.params
  checkSupported(group, option)
  const id = domainOf(call)
  const config = rows.find(call.db, id)?.config ?? {}
  const { [option]: gone, ...others } = config[group] ?? {}
  if (gone === undefined) throw missing(`option ${option} in group ${group}`, id)
  const { [group]: _group, ...rest } = config
  save(call, id, Object.keys(others).length > 0 ? { ...rest, [group]: others } : rest)
  return noContent
}

export const showDefault = (call: Call) => {
  call.authorize('identity:get_domain_config_default')
  return ok({ config: shown(OPTIONS) })
}

export const showGroupDefault = (call: Call<{ group: string }>) => {
  call.authorize('identity:get_domain_config_default')
  const { group } = call.params
  checkSupported(group)
  return ok({ config: { [group]: shown(OPTIONS)[group] } })
}

export const showOptionDefault = (call: Call<{ group: string; option: string }>) => {
  call.authorize('identity:get_domain_config_default')
  const { group, option } = call.params
  checkSupported(group, option)
  if (isSensitive(group, option)) throw unsupported(`Option ${option} in group ${group} is sensitive`)
  return ok({ config: { [option]: OPTIONS[group]?.[option] } })
}
