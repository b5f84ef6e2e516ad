import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const actionUrl = (id: string) => path`/servers/${id}/action`

/** Actions that need no more than a name, by ours for them. */
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

/** The password, where Nova tells one. From 2.93 on also servers that run from volumes get another image. */
export async function rebuild(nova: ServiceClient, id: string, wanted: Rebuild): Promise<string | null> {
  const client = await nova.speaking(['2.19', '2.93'])
  const { body } = await client.post<{ server?: { adminPass?: string } }>(actionUrl(id), { rebuild: wanted })
  return body.server?.adminPass ?? null
}

/** The password, where Nova tells one. From 2.87 on also servers that run from volumes can be rescued. */
export async function rescue(
  nova: ServiceClient,
  id: string,
  wanted: { rescue_image_ref?: string; adminPass?: string },
): Promise<string | null> {
  const { body } = await (await nova.speaking(['2.87'])).post<{ adminPass?: string }>(actionUrl(id), { rescue: wanted })
  return body.adminPass ?? null
}

export const resize = (nova: ServiceClient, id: string, wanted: { flavorRef: string; 'OS-DCF:diskConfig'?: string }) =>
  nova.act('POST', actionUrl(id), { resize: wanted })

/** To a host of the scheduler's choice, or from 2.56 on to a named one. */
export const migrate = async (nova: ServiceClient, id: string, host: string | undefined) =>
  (await nova.speaking(['2.56'])).act('POST', actionUrl(id), { migrate: host ? { host } : null })

export interface LiveMigration {
  host: string | null
  block_migration: boolean | 'auto'
  disk_over_commit?: boolean | undefined
}

/**
 * Nova finds out by itself about disks from 2.25 on, and from 2.34 on whether it can be done at all only after it has
 * answered; only before 2.25 can it be told to commit disks over.
 */
export async function liveMigrate(nova: ServiceClient, id: string, wanted: LiveMigration): Promise<void> {
  const { disk_over_commit: overCommit, ...rest } = wanted
  if (overCommit === undefined) {
    await (await nova.speaking(['2.25', '2.34'])).act('POST', actionUrl(id), { 'os-migrateLive': rest })
    return
  }
  const told = { ...rest, block_migration: rest.block_migration === true, disk_over_commit: overCommit }
  await nova.act('POST', actionUrl(id), { 'os-migrateLive': told })
}

/** From 2.14 on Nova sees for itself whether the disks are shared. */
export const evacuate = async (nova: ServiceClient, id: string, wanted: { host?: string; adminPass?: string }) =>
  (await nova.speaking(['2.14', '2.29'])).act('POST', actionUrl(id), { evacuate: wanted })

export const resetState = (nova: ServiceClient, id: string, state: 'active' | 'error') =>
  nova.act('POST', actionUrl(id), { 'os-resetState': { state } })

/** The new image's id. */
export async function createImage(nova: ServiceClient, id: string, name: string): Promise<string> {
  const client = await nova.speaking(['2.45'])
  return (await client.post<{ image_id: string }>(actionUrl(id), { createImage: { name } })).body.image_id
}
