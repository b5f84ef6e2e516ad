import { cinderQuotaEndpoints, networkQuotaEndpoints, novaQuotaEndpoints, type QuotaItem } from '@meridian/contract'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'

/** The address of the form, `?modal=<address>`. */
export const UPDATE_DEFAULTS = 'update-defaults'

export const DEFAULTS = {
  compute: query(novaQuotaEndpoints.novaQuotaDefaults),
  volume: query(cinderQuotaEndpoints.cinderQuotaDefaults),
  network: query(networkQuotaEndpoints.networkQuotaDefaults),
}
export type DefaultsService = keyof typeof DEFAULTS

export const DEFAULTS_RULES = {
  update: [['compute', 'os_compute_api:os-quota-class-sets:update']],
} as const satisfies Record<string, readonly PolicyRule[]>

/** The default quotas of volumes that can be changed; Cinder lists one for each volume type besides. */
const VOLUME_QUOTAS = Object.keys(cinderQuotaEndpoints.cinderQuotaDefaultsUpdate.body.shape)

export type EditableDefaults = Readonly<Record<'compute' | 'volume', readonly QuotaItem[]>>

export const editableOf = (compute: readonly QuotaItem[], volume: readonly QuotaItem[]): EditableDefaults => ({
  compute,
  volume: volume.filter(({ name }) => VOLUME_QUOTAS.includes(name)),
})

type Limits = Readonly<Record<string, number>>

export const limitsSchema = ({ compute, volume }: EditableDefaults) =>
  z.object(Object.fromEntries([...compute, ...volume].map(({ name }) => [name, z.number().int().min(-1)])))

/** The limits of one service that differ from its defaults. */
export const changedLimits = (quotas: readonly QuotaItem[], values: Limits): Record<string, number> =>
  Object.fromEntries(
    quotas.flatMap(({ name, limit }) => {
      const value = values[name]
      return value === undefined || value === limit ? [] : [[name, value]]
    }),
  )

/** Sends what has changed to each service. */
export async function saveDefaults({ compute, volume }: EditableDefaults, values: Limits, send: Call): Promise<void> {
  const ofCompute = changedLimits(compute, values)
  if (Object.keys(ofCompute).length > 0) await send(novaQuotaEndpoints.novaQuotaDefaultsUpdate, { body: ofCompute })
  if (Object.keys(changedLimits(volume, values)).length === 0) return
  const all = Object.fromEntries(volume.map(({ name, limit }) => [name, values[name] ?? limit]))
  await send(cinderQuotaEndpoints.cinderQuotaDefaultsUpdate, { body: all }) // its own names, which it requires
}
