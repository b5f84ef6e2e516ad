import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const actionUrl = (id: string) => path`/servers/${id}/action`

/** Bodies of the actions without parameters, by our name for the action. */
const SIMPLE = {
  start: { 'os-start': null },
  stop: { 'os-stop': null },
  pause: { pause: null },
  unpause: { unpause: null },
  suspend: { suspend: null },
  resume: { resume: null },
  soft_reboot: { reboot: { type: 'SOFT' } },
  hard_reboot: { reboot: { type: 'HARD' } },
  lock: { lock: null },
  unlock: { unlock: null },
  shelve: { shelve: null },
  shelve_offload: { shelveOffload: null },
  unshelve: { unshelve: null },
  unrescue: { unrescue: null },
  confirm_resize: { confirmResize: null },
  revert_resize: { revertResize: null },
  force_delete: { forceDelete: null },
  restore: { restore: null },
}

export const operate = (nova: ServiceClient, id: string, operation: keyof typeof SIMPLE) =>
  nova.act('POST', actionUrl(id), SIMPLE[operation])

interface Rebuild {
  imageRef: string
  adminPass?: string
  description?: string | null
  'OS-DCF:diskConfig'?: string
}

/** Returns the password if Nova generated one. From 2.93 on volume-backed servers can be rebuilt too. */
export async function rebuild(nova: ServiceClient, id: string, request: Rebuild): Promise<string | null> {
  const client = await nova.withMicroversion(['2.19', '2.93'])
  const { body } = await client.post<{ server?: { adminPass?: string } }>(actionUrl(id), { rebuild: request })
  return body.server?.adminPass ?? null
}

/** Returns the password if Nova generated one. From 2.87 on volume-backed servers can be rescued too. */
export async function rescue(
  nova: ServiceClient,
  id: string,
  request: { rescue_image_ref?: string; adminPass?: string },
): Promise<string | null> {
  const { body } = await (
    await nova.withMicroversion(['2.87'])
  ).post<{ adminPass?: string }>(actionUrl(id), { rescue: request })
  return body.adminPass ?? null
}

export const resize = (nova: ServiceClient, id: string, request: { flavorRef: string; 'OS-DCF:diskConfig'?: string }) =>
  nova.act('POST', actionUrl(id), { resize: request })

/** The scheduler chooses the host; from 2.56 on it can be named. */
export const migrate = async (nova: ServiceClient, id: string, host: string | undefined) =>
  (await nova.withMicroversion(['2.56'])).act('POST', actionUrl(id), { migrate: host ? { host } : null })

export interface LiveMigration {
  host: string | null
  block_migration: boolean | 'auto'
  disk_over_commit?: boolean | undefined
}

/**
 * From 2.25 on Nova detects block migration itself and takes no disk over-commit; from 2.34 on it checks whether the
 * migration is possible after it has responded.
 */
export async function liveMigrate(nova: ServiceClient, id: string, request: LiveMigration): Promise<void> {
  const { disk_over_commit: overCommit, ...rest } = request
  if (overCommit === undefined) {
    await (await nova.withMicroversion(['2.25', '2.34'])).act('POST', actionUrl(id), { 'os-migrateLive': rest })
    return
  }
  const body = { ...rest, block_migration: rest.block_migration === true, disk_over_commit: overCommit }
  await nova.act('POST', actionUrl(id), { 'os-migrateLive': body })
}

/** From 2.14 on Nova detects shared storage itself. */
export const evacuate = async (nova: ServiceClient, id: string, request: { host?: string; adminPass?: string }) =>
  (await nova.withMicroversion(['2.14', '2.29'])).act('POST', actionUrl(id), { evacuate: request })

export const resetState = (nova: ServiceClient, id: string, state: 'active' | 'error') =>
  nova.act('POST', actionUrl(id), { 'os-resetState': { state } })

/** Returns the new image's id. Nova deletes the oldest backups of the type after it has made the new one. */
export async function backup(
  nova: ServiceClient,
  id: string,
  request: { name: string; backup_type: string; rotation: number },
): Promise<string> {
  const client = await nova.withMicroversion(['2.45'])
  return (await client.post<{ image_id: string }>(actionUrl(id), { createBackup: request })).body.image_id
}

export const setPassword = (nova: ServiceClient, id: string, password: string) =>
  nova.act('POST', actionUrl(id), { changePassword: { adminPass: password } })

/** Returns the new image's id. */
export async function createImage(nova: ServiceClient, id: string, name: string): Promise<string> {
  const client = await nova.withMicroversion(['2.45'])
  return (await client.post<{ image_id: string }>(actionUrl(id), { createImage: { name } })).body.image_id
}
