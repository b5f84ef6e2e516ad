import type { Image } from './image.ts'

type Rules = Pick<
  Image,
  'status' | 'protected' | 'container_format' | 'properties' | 'visibility' | 'owner' | 'is_public' | 'member_status'
>

/** Statuses that Glance changes by itself; rows in them are polled. */
export const TRANSITIONAL_STATUSES = ['queued', 'saving', 'uploading', 'importing', 'pending_delete']

/** Formats of kernels and ramdisks, from which neither a server nor a volume can start. */
const PART_FORMATS = ['aki', 'ari']

/** What an image's status allows; policy decides who may do it. */
export const imageCan = {
  launch: (image: Rules) => image.status === 'active' && !PART_FORMATS.includes(image.container_format ?? ''),
  edit: (image: Rules) => image.status === 'active',
  deactivate: (image: Rules) => image.status === 'active',
  reactivate: (image: Rules) => image.status === 'deactivated',
  /** Glance adds members to shared images only; a private one becomes shared with the first of them. */
  share: (image: Rules) => image.status === 'active' && ['shared', 'private'].includes(image.visibility ?? ''),
  accept: (image: Rules) => ['pending', 'rejected'].includes(image.member_status ?? ''),
  reject: (image: Rules) => ['pending', 'accepted'].includes(image.member_status ?? ''),
  download: (image: Rules) => image.status === 'active',
  /** Glance imports into an image that has no data yet. */
  import: (image: Rules) => image.status === 'queued',
  delete: (image: Rules) => !image.protected && image.status !== 'deleted',
}

/**
 * Whether the image is a snapshot: by its property, or because it was created from a server that boots from volumes.
 */
export const imageType = (image: Rules): 'Image' | 'Snapshot' =>
  image.properties.image_type === 'snapshot' || 'block_device_mapping' in image.properties ? 'Snapshot' : 'Image'

/** Lists leave out hidden images, unless they are requested. */
export const isHidden = ({ properties }: Rules): boolean => String(properties.os_hidden).toLowerCase() === 'true'

/** The stores that have the data, in Glance's order. */
export const storesOf = ({ properties: { stores } }: Rules): string[] =>
  typeof stores === 'string' ? stores.split(',').filter(Boolean) : []

const OWN_LABELS: Record<string, string> = { private: 'Private', shared: 'Shared', community: 'Community' }

/**
 * Visibility as seen by `projectId`; an unknown value is shown unchanged. Images of Glance's first API have none: they
 * are public or not.
 */
export function visibilityLabel(image: Rules, projectId: string | null, apiVersion = 2): string {
  if (image.visibility === 'public' || image.is_public) return 'Public'
  if (apiVersion < 2) return image.owner === projectId ? 'Private' : 'Shared with Project'
  if (!image.visibility) return 'Unknown'
  if (image.owner !== projectId) return 'Image from Other Project - Non-Public'
  return OWN_LABELS[image.visibility] ?? image.visibility
}
