import type { ServerRow } from '../../servers/row.ts'
import { bootLines } from '../../server-consoles/boot-log.ts'
import { distributionOf } from '../distribution.ts'
import { homeOf } from './command.ts'
import type { Shell } from './command.ts'

/** The files of the guest that say something of its server, by path. */
export function filesOf({ row, user, now, bootedAt }: Shell): Record<string, string> {
  const { id, title, version } = distributionOf(row)
  const log = `${bootLines(row).join('\n')}\n`
  const isV4 = ({ address }: { address: string }) => !address.includes(':')
  const address = row.vifs.flatMap(({ ips }) => ips).find(isV4)?.address ?? '127.0.1.1'
  return {
    '/etc/hostname': `${row.hostname}\n`,
    '/etc/hosts': `127.0.0.1 localhost\n${address} ${row.hostname}.novalocal ${row.hostname}\n`,
    '/etc/machine-id': `${row.id.replaceAll('-', '')}\n`,
    '/etc/os-release': `PRETTY_NAME="${`${title} ${version}`.trim()}"\nNAME="${title}"\nVERSION_ID="${version}"\nID=${id}\n`,
    '/etc/resolv.conf': 'nameserver 127.0.0.53\n',
    [`${homeOf(user)}/.ssh/authorized_keys`]: row.key_name === null ? '' : `# the key pair ${row.key_name}\n`,
    '/proc/cpuinfo': Array.from({ length: row.flavor.vcpus }, cpu).join('\n'),
    '/proc/meminfo': `MemTotal: ${Math.floor(row.flavor.ram * 1024 * 0.95)} kB\nSwapTotal: ${row.flavor.swap * 1024} kB\n`,
    '/proc/uptime': `${Math.max((now - bootedAt) / 1000, 0).toFixed(2)} 0.00\n`,
    '/var/lib/cloud/instance/user-data.txt':
      row.user_data === null ? '' : Buffer.from(row.user_data, 'base64').toString('utf8'),
    '/var/log/cloud-init-output.log': log
      .split('\n')
      .filter((line) => /cloud-init|ci-info/.test(line))
      .join('\n'),
    '/var/log/syslog': log,
  }
}

const cpu = (_: unknown, index: number) =>
  `processor\t: ${index}\nmodel name\t: Intel Xeon Processor (Cascadelake)\ncpu MHz\t\t: 2593.906\n`

interface Disk {
  name: string
  gib: number
  mount: string
}

/** The disks as the kernel names them. */
export function disksOf({ devices, flavor }: ServerRow): Disk[] {
  return devices.map(({ device_name, volume_size, boot_index, guest_format }, index) => ({
    name: device_name?.replace('/dev/', '') ?? `vd${String.fromCodePoint(97 + index)}`,
    gib: volume_size ?? flavor.disk,
    mount: boot_index === 0 ? '/' : guest_format === 'swap' ? '[SWAP]' : '',
  }))
}
