import { lines } from './command.ts'
import type { Command, Shell } from './command.ts'
import { METADATA_HOST, metadataAt } from './metadata.ts'

const isV4 = (address: string) => !address.includes(':')

/** Neutron knows the subnet's prefix, Nova does not: the usual one. */
const cidr = (address: string) => `${address}/${isV4(address) ? 24 : 64}`

const addresses: Command = (_args, { row }) =>
  lines(
    '1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN',
    '    link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00',
    '    inet 127.0.0.1/8 scope host lo',
    ...row.vifs.flatMap(({ mac, ips }, index) => [
      `${index + 2}: eth${index}: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1450 qdisc fq_codel state UP`,
      `    link/ether ${mac} brd ff:ff:ff:ff:ff:ff`,
      ...ips.map(({ address }) => `    ${isV4(address) ? 'inet' : 'inet6'} ${cidr(address)} scope global eth${index}`),
    ]),
  )

const routes: Command = (_args, { row }) => {
  const own = row.vifs.flatMap(({ ips }, index) =>
    ips
      .filter(({ address }) => isV4(address))
      .map(({ address }) => ({ address, index, net: address.replace(/\.\d+$/, '') })),
  )
  const [first] = own
  return lines(
    ...(first ? [`default via ${first.net}.1 dev eth${first.index} proto dhcp src ${first.address} metric 100`] : []),
    ...own.map(({ net, index, address }) => `${net}.0/24 dev eth${index} proto kernel scope link src ${address}`),
    ...(first ? [`${METADATA_HOST} via ${first.net}.2 dev eth${first.index} proto dhcp`] : []),
  )
}

const ip: Command = (args, ...rest) => {
  const [object = ''] = args.filter((word) => !word.startsWith('-'))
  if (object !== '' && 'address'.startsWith(object)) return addresses(args, ...rest)
  if (object !== '' && 'route'.startsWith(object)) return routes(args, ...rest)
  return lines('Usage: ip [ addr | route ]')
}

const ping: Command = (args, { row }) => {
  const target = args.findLast((word) => !word.startsWith('-') && !/^\d+$/.test(word))
  if (target === undefined) return lines('ping: usage error: Destination address required')
  const own = row.vifs.flatMap(({ ips }) => ips.map(({ address }) => address))
  const isNear = ['localhost', '127.0.0.1', row.hostname, ...own].includes(target)
  const isSubnet = own.some((address) => isV4(address) && target.startsWith(address.replace(/\d+$/, '')))
  const statistics = (received: number) => [
    '',
    `--- ${target} ping statistics ---`,
    `3 packets transmitted, ${received} received, ${received === 3 ? 0 : 100}% packet loss, time 2003ms`,
  ]
  const head = `PING ${target} 56(84) bytes of data.`
  if (!isNear && !isSubnet) return lines(head, ...statistics(0))
  const took = isNear ? '0.03' : '0.41'
  const replies = [1, 2, 3].map(
    (number) => `64 bytes from ${target}: icmp_seq=${number} ttl=64 time=${took}${number} ms`,
  )
  return lines(head, ...replies, ...statistics(3))
}

const curl: Command = (args, shell) => {
  const address = args.findLast((word) => !word.startsWith('-')) ?? ''
  const url = URL.parse(address.includes('://') ? address : `http://${address}`)
  if (!url) return lines('curl: (3) URL rejected')
  if (url.hostname !== METADATA_HOST)
    return lines(`curl: (7) Failed to connect to ${url.hostname}: Network is unreachable`)
  return metadataOf(shell, url.pathname)
}

const metadataOf = ({ row }: Shell, path: string) => {
  const found = metadataAt(row, path)
  return found === undefined ? lines('404 Not Found') : found.replace(/\n?$/, '\n')
}

/** The guest's addresses and what it can reach: itself, its subnets and the metadata service. */
export const networkCommands: Readonly<Record<string, Command>> = {
  ip,
  ifconfig: addresses,
  route: routes,
  ping,
  curl,
  wget: (args, ...rest) =>
    curl(
      args.filter((word) => word !== '-' && word !== '-qO-'),
      ...rest,
    ),
  ss: () =>
    lines(
      'Netid State  Local Address:Port  Peer Address:Port',
      'udp   UNCONN    127.0.0.53:53         0.0.0.0:*',
      'tcp   LISTEN       0.0.0.0:22         0.0.0.0:*',
    ),
}
