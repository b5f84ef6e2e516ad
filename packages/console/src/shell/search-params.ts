/** Search parameters are plain strings, so that typed URLs work as they look. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value == null || value === '' ? [] : [[key, String(value)]],
  )
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}
