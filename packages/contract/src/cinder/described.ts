import * as z from 'zod'

/** Name or description of a Cinder resource. */
export const VolumeText = z.string().max(255)

/** Fields that all project resources of Cinder share. */
export const described = {
  id: z.string(),
  /** The id if the resource has no name. */
  name: z.string(),
  description: z.string().nullable(),
  status: z.string(),
  created_at: z.string(),
}

/** Fields of resources that store bytes. */
export const sized = {
  ...described,
  /** Gigabytes. */
  size: z.number(),
  updated_at: z.string().nullable(),
}

/** Optional name and description of a new resource. */
export const newTexts = {
  name: VolumeText.nullable().default(null),
  description: VolumeText.nullable().default(null),
}

/** Changes to name and description. */
export const TextChange = z.object({
  name: VolumeText.optional(),
  description: VolumeText.nullable().optional(),
})
