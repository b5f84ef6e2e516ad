import { createHash } from 'node:crypto'
import { distributionOf } from '../guests/distribution.ts'
import type { ServerRow } from '../servers/row.ts'

/** The serial console output that such a guest would write, up to the login prompt. */
export function bootLog(row: ServerRow): string {
  if (row.launched_at === null) return ''
  return [...bootLines(row), ...banner(row, 'ttyS0'), loginPrompt(row)].join('\n')
}

export function bootLines(row: ServerRow): string[] {
  const { kernel } = distributionOf(row)
  let clock = 0
  const stamped = (line: string, index: number) => {
    clock += 0.004 + (digest(row.id, String(index)).readUInt16BE(0) % 90) / 1000
    return `[${clock.toFixed(6).padStart(12)}] ${line}`
  }
  return [
    ...[...kernelLines(row, kernel), ...deviceLines(row)].map(stamped),
    ...serviceLines(row),
    ...cloudInitLines(row),
  ]
}

/** What a terminal shows above the login prompt. */
export function banner(row: ServerRow, terminal: string): string[] {
  const { title, version } = distributionOf(row)
  return ['', [title, version, row.hostname, terminal].filter((word) => word !== '').join(' '), '']
}

export const loginPrompt = ({ hostname }: ServerRow) => `${hostname} login: `

const digest = (...words: string[]) => createHash('sha256').update(words.join('/')).digest()

const kernelLines = ({ flavor }: ServerRow, kernel: string) => [
  `Linux version ${kernel} (build@host) #1 SMP PREEMPT_DYNAMIC`,
  `Command line: BOOT_IMAGE=/vmlinuz-${kernel} root=LABEL=rootfs ro console=tty1 console=ttyS0`,
  'BIOS-provided physical RAM map:',
  `BIOS-e820: [mem 0x0000000000100000-0x${(flavor.ram * 1024 * 1024 - 1).toString(16).padStart(16, '0')}] usable`,
  'NX (Execute Disable) protection: active',
  'DMI: OpenStack Foundation OpenStack Nova, BIOS 1.16.2-1 04/01/2014',
  'Hypervisor detected: KVM',
  'kvm-clock: using sched offset of 4 cycles',
  `smpboot: Allowing ${flavor.vcpus} CPUs, 0 hotplug CPUs`,
  `Memory: ${Math.floor(flavor.ram * 1024 * 0.95)}K/${flavor.ram * 1024}K available`,
  `smp: Brought up 1 node, ${flavor.vcpus} CPUs`,
  'devtmpfs: initialized',
  'NET: Registered PF_INET protocol family',
  'PCI: Using configuration type 1 for base access',
  'clocksource: Switched to clocksource kvm-clock',
]

const deviceLines = ({ devices, flavor, vifs }: ServerRow) => [
  'Serial: 8250/16550 driver, 32 ports, IRQ sharing enabled',
  '00:03: ttyS0 at I/O 0x3f8 (irq = 4, base_baud = 115200) is a 16550A',
  ...devices.map(({ device_name, volume_size }) => {
    const gib = volume_size ?? flavor.disk
    return `virtio_blk: [${device_name?.replace('/dev/', '')}] ${gib * 2_097_152} 512-byte logical blocks (${gib} GiB)`
  }),
  ...vifs.map(({ mac }, index) => `virtio_net virtio${index}: eth${index}: ${mac}`),
  'EXT4-fs (vda1): mounted filesystem with ordered data mode. Quota mode: none.',
  'systemd[1]: Detected virtualization kvm.',
  'systemd[1]: Detected architecture x86-64.',
]

const serviceLines = ({ hostname }: ServerRow) => [
  `Welcome! Setting hostname to <${hostname}>.`,
  '[  OK  ] Created slice system-getty.slice.',
  '[  OK  ] Reached target swap.target - Swaps.',
  '[  OK  ] Listening on systemd-journald.socket - Journal Socket.',
  '[  OK  ] Mounted boot.mount - /boot.',
  '[  OK  ] Started systemd-networkd.service - Network Configuration.',
  '[  OK  ] Reached target network-online.target - Network is Online.',
  '[  OK  ] Started ssh.service - OpenBSD Secure Shell server.',
  '[  OK  ] Reached target multi-user.target - Multi-User System.',
]

function cloudInitLines({ id, hostname, launched_at, vifs, key_name, user_data }: ServerRow): string[] {
  const addresses = vifs.flatMap(({ mac, ips }, index) =>
    ips.map(({ address }) => `ci-info: | eth${index} | True | ${address.padEnd(26)} | ${mac} |`),
  )
  const fingerprint = digest(id, 'ssh').toString('base64').replace('=', '')
  return [
    `cloud-init[512]: Cloud-init v. 24.1.3 running 'init' at ${launched_at}. Up 4.81 seconds.`,
    ...(addresses.length > 0 ? ['ci-info: +++++++++++++++ Net device info +++++++++++++++', ...addresses] : []),
    ...(key_name === null
      ? []
      : [`cloud-init[518]: Authorized keys from the key pair ${key_name} added for the default user`]),
    ...(user_data === null
      ? []
      : ["cloud-init[604]: Cloud-init v. 24.1.3 running 'modules:final': user data executed"]),
    '-----BEGIN SSH HOST KEY FINGERPRINTS-----',
    `256 SHA256:${fingerprint} root@${hostname} (ED25519)`,
    '-----END SSH HOST KEY FINGERPRINTS-----',
    `cloud-init[621]: Cloud-init v. 24.1.3 finished at ${launched_at}. Datasource DataSourceOpenStackLocal. Up 9.12 seconds`,
  ]
}
