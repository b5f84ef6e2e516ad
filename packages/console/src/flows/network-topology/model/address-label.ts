const isShort = (ip: string) => !ip.includes(':')

/** The first IPv4 address, or any other, and the number of further ones. */
export function addressLabel(ips: readonly string[]): string {
  const first = ips.find(isShort) ?? ips[0] ?? ''
  return ips.length > 1 ? `${first} +${ips.length - 1}` : first
}
