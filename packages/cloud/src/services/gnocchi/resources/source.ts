export const SOURCE_TYPES = ['instance', 'instance_disk', 'instance_network_interface', 'volume', 'image'] as const

/** A resource of another service that has metrics. */
export interface Source {
  type: (typeof SOURCE_TYPES)[number]
  id: string
  /** The id that Ceilometer gave, if it is not the resource's own. */
  originalId?: string
  projectId: string | null
  userId: string | null
  /** Milliseconds since 1970. */
  startedAt: number
  /** Start and end of its activity; without an end it is still active. */
  runsFrom?: number
  runsUntil?: number
  /** The attributes of its type besides those of every resource. */
  attributes: Record<string, string | null>
  vcpus?: number
  /** MiB */
  ram?: number
  /** GiB */
  disk?: number
  /** GiB of a volume, bytes of an image. */
  size?: number
  virtualSize?: number
}
