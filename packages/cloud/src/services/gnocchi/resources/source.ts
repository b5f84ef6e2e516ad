export const SOURCE_TYPES = ['instance', 'volume', 'image'] as const

/** A thing of another service that there are measures of. */
export interface Source {
  type: (typeof SOURCE_TYPES)[number]
  id: string
  projectId: string | null
  userId: string | null
  /** Milliseconds since 1970. */
  startedAt: number
  /** Since when it has been doing something, and until when; the latter is absent while it still does. */
  runsFrom?: number
  runsUntil?: number
  /** What its type says of it beyond every resource. */
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
