export interface Page<T> {
  items: T[]
  more: boolean
}

/**
 * Reads page after page by marker until the service has no more. The marker is the last item's id: links in
 * replies are not followed, since a service behind a proxy can name a host that is not the catalogue's.
 */
export async function allPages<T extends { id: string }>(
  readPage: (marker: string | undefined) => Promise<Page<T>>,
): Promise<T[]> {
  const all: T[] = []
  let marker: string | undefined
  for (;;) {
    const { items, more } = await readPage(marker)
    all.push(...items)
    const last = items.at(-1)?.id
    // A service that repeats its last page would make this loop endless.
    if (!more || last === undefined || last === marker) return all
    marker = last
  }
}
