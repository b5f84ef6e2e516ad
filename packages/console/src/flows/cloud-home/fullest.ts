import type { QuotasOfProject, QuotaUsage } from '@meridian/contract'
import { fullestOf } from '../../resources/project/quota/quota-rules.ts'
import { shareOf } from '../../services/compute/room.ts'
import { CLASSES, type CapacityHost, type Counted } from '../capacity/capacity.ts'

/** As many are shown; the pages behind the cards have all. */
const SHOWN = 5

export interface FullHost {
  host: CapacityHost
  /** What runs out first, of what limits the host: Nova alone does not say how many VCPUs it may promise. */
  name: Counted
  used: number
  max: number
  share: number
}

export const fullestHosts = (hosts: readonly CapacityHost[]): FullHost[] =>
  hosts
    .flatMap((host): FullHost[] => {
      const limited = CLASSES.flatMap((name): FullHost[] => {
        const room = host.rooms[name]
        if (!room || !Number.isFinite(room.capacity) || room.capacity <= 0) return []
        return [{ host, name, used: room.used, max: room.capacity, share: shareOf(host.rooms, name) }]
      })
      return limited.toSorted((a, b) => b.share - a.share).slice(0, 1)
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, SHOWN)

export interface FullProject {
  project: QuotasOfProject
  quota: QuotaUsage
  share: number
}

/** Without those that use nothing. */
export const fullestProjects = (projects: readonly QuotasOfProject[]): FullProject[] =>
  projects
    .flatMap((project): FullProject[] => {
      const fullest = fullestOf(project)
      return fullest && fullest.share > 0 ? [{ project, ...fullest }] : []
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, SHOWN)
