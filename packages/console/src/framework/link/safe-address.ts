/** An address from a service that a link may lead to; null for what a browser would run, or not open. */
export function safeAddress(address: string): string | null {
  const url = URL.parse(address)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
