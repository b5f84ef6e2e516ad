/** Search parameters are plain strings in the URL and out of it: what is typed by hand reads as it looks. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value == null || value === '' ? [] : [[key, String(value)]],
  )
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}
