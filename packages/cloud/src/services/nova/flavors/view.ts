import type { Flavor, FlavorSummary } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { computeUrl, linksTo } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import type { Since } from '../microversion.ts'
import type { FlavorRow } from './store.ts'

/** What a caller sees of flavors. Computed once per list. */
export interface Viewer {
  since: Since
  url: string
  seesExtraSpecs: boolean
}

export const viewerOf = (call: Call): Viewer => ({
  since: sinceOf(call),
  url: computeUrl(call),
  seesExtraSpecs:
    sinceOf(call)(61) && call.may('os_compute_api:os-flavor-extra-specs:index', { project_id: call.auth.projectId }),
})

export const toSummary = ({ id, name, description }: FlavorRow, { since, url }: Viewer): FlavorSummary => ({
  id,
  name,
  links: linksTo(url, 'flavors', id),
  ...(since(55) && { description }),
})

export const toFlavor = (row: FlavorRow, { since, url, seesExtraSpecs }: Viewer): Flavor => ({
  id: row.id,
  name: row.name,
  ram: row.ram,
  disk: row.disk,
  swap: since(75) ? row.swap : row.swap || '',
  'OS-FLV-EXT-DATA:ephemeral': row.ephemeral,
  'OS-FLV-DISABLED:disabled': row.disabled,
  vcpus: row.vcpus,
  'os-flavor-access:is_public': row.is_public,
  rxtx_factor: row.rxtx_factor || '',
  links: linksTo(url, 'flavors', row.id),
  ...(since(55) && { description: row.description }),
  ...(seesExtraSpecs && { extra_specs: row.extra_specs }),
})
