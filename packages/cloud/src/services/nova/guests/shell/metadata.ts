import type { ServerRow } from '../../servers/row.ts'

export const METADATA_HOST = '169.254.169.254'

const VERSIONS = ['2018-08-27', 'latest']

/** A response of the metadata service, as the guest sees it; undefined for 404. */
export function metadataAt(row: ServerRow, path: string): string | undefined {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '')
  if (first === '') return ['2009-04-04', 'latest', 'openstack'].join('\n')
  if (first === 'openstack') return openstackAt(row, rest)
  if (first === 'latest' || first === '2009-04-04') return ec2At(row, rest)
  return undefined
}

function openstackAt(row: ServerRow, [version, name, ...rest]: readonly string[]): string | undefined {
  if (version === undefined) return VERSIONS.join('\n')
  if (!VERSIONS.includes(version) || rest.length > 0) return undefined
  if (name === undefined) return ['meta_data.json', 'network_data.json', 'user_data', 'vendor_data.json'].join('\n')
  if (name === 'meta_data.json') return JSON.stringify(metaData(row))
  if (name === 'network_data.json') return JSON.stringify(networkData(row))
  if (name === 'vendor_data.json') return '{}'
  return name === 'user_data' ? userData(row) : undefined
}

const metaData = (row: ServerRow) => ({
  uuid: row.id,
  ...(Object.keys(row.metadata).length > 0 && { meta: row.metadata }),
  ...(row.key_name !== null && { keys: [{ name: row.key_name, type: 'ssh' }] }),
  hostname: `${row.hostname}.novalocal`,
  name: row.name,
  launch_index: row.launch_index,
  availability_zone: row.availability_zone,
  project_id: row.project_id,
  devices: [],
})

const networkData = ({ vifs }: ServerRow) => ({
  links: vifs.map(({ port_id, mac }) => ({
    id: `tap${port_id.slice(0, 11)}`,
    vif_id: port_id,
    type: 'ovs',
    mtu: 1450,
    ethernet_mac_address: mac,
  })),
  networks: vifs.flatMap(({ port_id, net_id, ips }, index) =>
    ips.map(({ address }) => ({
      id: `network${index}`,
      type: address.includes(':') ? 'ipv6_dhcp' : 'ipv4_dhcp',
      link: `tap${port_id.slice(0, 11)}`,
      network_id: net_id,
    })),
  ),
  services: [],
})

const userData = ({ user_data }: ServerRow) =>
  user_data === null ? undefined : Buffer.from(user_data, 'base64').toString('utf8')

function ec2At(row: ServerRow, [name, ...rest]: readonly string[]): string | undefined {
  if (name === undefined) return ['meta-data/', 'user-data'].join('\n')
  if (name === 'user-data') return userData(row)
  if (name !== 'meta-data') return undefined
  const items = ec2Items(row)
  const path = rest.join('/')
  if (path !== '') return items[path]
  return Object.keys(items).join('\n')
}

function ec2Items(row: ServerRow): Record<string, string> {
  const ips = row.vifs.flatMap((vif) => vif.ips).filter(({ address }) => !address.includes(':'))
  return {
    'ami-launch-index': String(row.launch_index),
    hostname: `${row.hostname}.novalocal`,
    'instance-id': `i-${row.number.toString(16).padStart(8, '0')}`,
    'instance-type': row.flavor.name,
    'local-hostname': `${row.hostname}.novalocal`,
    'local-ipv4': ips[0]?.address ?? '',
    'placement/availability-zone': row.availability_zone ?? '',
    'public-ipv4': ips.flatMap(({ floating }) => floating)[0] ?? '',
    'reservation-id': row.reservation_id,
  }
}
