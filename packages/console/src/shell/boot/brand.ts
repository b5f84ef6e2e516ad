import type { Boot } from '@meridian/contract'

/** The operator's name for the console, and where it leads; set before the first page is rendered. */
export let brand: Boot['brand'] = { name: 'Meridian', link: null }

export function setBrand({ name, link }: Boot['brand']): void {
  // With its host, so that a path of this host is not taken for a page of the console.
  brand = { name, link: link && new URL(link, location.origin).href }
}
