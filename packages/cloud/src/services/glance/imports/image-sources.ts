import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What the operator can name: `http://mirror.example/images/` allows all that is below it. */
export function isWithin(sources: readonly string[], url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false
  return sources.some((source) => {
    const { origin, pathname } = new URL(source)
    const folder = pathname.endsWith('/') ? pathname : `${pathname}/`
    return url.origin === origin && (url.pathname === pathname || url.pathname.startsWith(folder))
  })
}

const machine = new BlockList()
machine.addSubnet('0.0.0.0', 8)
machine.addSubnet('127.0.0.0', 8)
machine.addSubnet('169.254.0.0', 16)
machine.addAddress('::', 'ipv6')
machine.addAddress('::1', 'ipv6')
machine.addSubnet('fe80::', 10, 'ipv6')

/** Whether the address is of this machine or of its link, where clouds keep their metadata. */
export const isOfMachine = (address: string): boolean => machine.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Resolves a name, but not to this machine: who owns the name could let it lead there. Addresses are not looked up. */
export const foreignLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => isOfMachine(address)))
      return done(new Error(`${hostname} leads to this machine`), '', 0)
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
}
