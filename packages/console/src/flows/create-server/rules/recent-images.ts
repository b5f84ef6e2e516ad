import type { Image, Server } from '@meridian/contract'
import { compareText } from '../../../framework/text/wording.ts'

/** An image with its use in this project. */
export interface ImageUse {
  image: Image
  /** When a server was last created from it; null if none runs. */
  usedAt: string | null
  servers: number
}

/** The images, the last used first, then by name. */
export function recentFirst(
  images: readonly Image[],
  servers: readonly Pick<Server, 'image' | 'created'>[],
): ImageUse[] {
  const uses = new Map<string, { usedAt: string; servers: number }>()
  for (const { image, created } of servers) {
    if (image === '') continue
    const before = uses.get(image.id)
    const at = created ?? ''
    uses.set(image.id, {
      usedAt: before && before.usedAt > at ? before.usedAt : at,
      servers: (before?.servers ?? 0) + 1,
    })
  }
  return images
    .map((image): ImageUse => ({ image, usedAt: null, servers: 0, ...uses.get(image.id) }))
    .sort((a, b) => compareText(b.usedAt ?? '', a.usedAt ?? '') || compareText(a.image.name ?? '', b.image.name ?? ''))
}
