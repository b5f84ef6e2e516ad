import * as z from 'zod'

/** Name or description of anything that Cinder keeps. */
export const VolumeText = z.string().max(255)

/** What everything that Cinder keeps for a project begins with. */
export const described = {
  id: z.string(),
  /** The id where there is no name. */
  name: z.string(),
  description: z.string().nullable(),
  status: z.string(),
  created_at: z.string(),
}

/** The same of what holds bytes. */
export const sized = {
  ...described,
  /** Gigabytes. */
  size: z.number(),
  updated_at: z.string().nullable(),
}

/** Name and description of something new, where neither is needed. */
export const newTexts = {
  name: VolumeText.nullable().default(null),
  description: VolumeText.nullable().default(null),
}

/** Another name, another description. */
export const TextChange = z.object({
  name: VolumeText.optional(),
  description: VolumeText.nullable().optional(),
})
