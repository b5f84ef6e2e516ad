const isShort = (ip: string) => !ip.includes(':')

/** What stands on a wire: its first IPv4 address, or whatever there is, and how many more. */
export function addressLabel(ips: readonly string[]): string {
  const first = ips.find(isShort) ?? ips[0] ?? ''
  return ips.length > 1 ? `${first} +${ips.length - 1}` : first
}
