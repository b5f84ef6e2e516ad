import * as z from 'zod'
import { requireField, optional, required, text, wholeNumber, type Workflow } from './workflow.ts'

/** Sources of a new volume, and the form field that names each. */
export const VOLUME_SOURCES = ['no_source_type', 'snapshot_source', 'image_source', 'volume_source'] as const

const Volume = z
  .object({
    name: optional(text(255)),
    description: optional(text(255)),
    volume_source_type: optional(z.enum(VOLUME_SOURCES, 'Select a valid choice.')),
    snapshot_source: optional(z.string()),
    image_source: optional(z.string()),
    volume_source: optional(z.string()),
    type: optional(z.string()),
    size: required(wholeNumber(1)),
    availability_zone: optional(z.string()),
    /** Id. */
    group: optional(z.string()),
  })
  .superRefine((form, context) => {
    const source = form.volume_source_type
    if (source && source !== 'no_source_type') requireField(context, source, form[source])
  })

/** Workflow that creates a volume. */
export const createVolume = {
  slug: 'create_volume',
  service: 'volume',
  path: '/project/volumes/create/',
  steps: [{ slug: 'createvolumeaction', rules: Volume }],
  fields: Volume,
} as const satisfies Workflow
export type CreateVolume = z.output<typeof Volume>
