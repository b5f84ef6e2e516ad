/** `Content-Disposition: attachment` with both forms of RFC 6266: ASCII for old clients, the real name for others. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%,]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`
}
