/** A name or address, and the port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** The name or address in a Host header, without its port; empty if it is malformed. */
function nameIn(host = ''): string {
  const [, name = ''] = HOST.exec(host.toLowerCase()) ?? []
  return name.replace(/\.$/, '').replace(/^\[|\]$/g, '')
}

/** Whether only this machine reaches that name or address. */
export const isLoopbackName = (name: string): boolean => LOOPBACK.test(name)

export const isLoopbackHost = (host: string | undefined): boolean => LOOPBACK.test(nameIn(host))

/**
 * Whether a Host header names this server: `names`, loopback, or the address that the client connected to, which is known
 * to be ours if we listen on all of them. Another site can let its own name resolve to this address (DNS rebinding);
 * browsers then treat its pages as ours.
 */
export function isServedHost(host: string | undefined, names: ReadonlySet<string>, localAddress = ''): boolean {
  const name = nameIn(host)
  return name !== '' && (LOOPBACK.test(name) || names.has(name) || name === unmapped(localAddress))
}

/** Sockets that listen on IPv6 report IPv4 addresses as ::ffff:192.0.2.1. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

/** Node keeps only the first of two Host headers, and a proxy may have checked the other. */
export const hasManyHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1
