import { bootLines } from '../../server-consoles/boot-log.ts'
import { distributionOf } from '../distribution.ts'
import { homeOf, lines } from './command.ts'
import type { Command, Shell } from './command.ts'

const PROCESSES = [
  'systemd',
  'systemd-journald',
  'systemd-networkd',
  'systemd-resolved',
  'cron',
  'rsyslogd',
  'sshd',
  'agetty',
]

/** `up 3 days, 4:05` */
function uptimeOf({ now, bootedAt }: Pick<Shell, 'now' | 'bootedAt'>): string {
  const minutes = Math.max(Math.floor((now - bootedAt) / 60_000), 0)
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor(minutes / 60) % 24
  const clock = hours > 0 ? `${hours}:${String(minutes % 60).padStart(2, '0')}` : `${minutes % 60} min`
  return `up ${days > 0 ? `${days} day${days > 1 ? 's' : ''}, ` : ''}${clock}`
}

const time = (now: number) => new Date(now).toISOString().slice(11, 19)

const free: Command = (_args, { row }) => {
  const total = Math.floor(row.flavor.ram * 0.95)
  const used = Math.floor(total * 0.18)
  const cached = Math.floor(total * 0.31)
  const swap = row.flavor.swap
  const column = (...numbers: number[]) => numbers.map((number) => String(number).padStart(12)).join('')
  return lines(
    '               total        used        free      shared  buff/cache   available',
    `Mem:    ${column(total, used, total - used - cached, 1, cached, total - used)}`,
    `Swap:   ${column(swap, 0, swap)}`,
  )
}

const uname: Command = (args, { row }) => {
  const { kernel } = distributionOf(row)
  const all = `Linux ${row.hostname} ${kernel} #1 SMP PREEMPT_DYNAMIC x86_64 GNU/Linux`
  if (args.includes('-a')) return lines(all)
  return lines(
    args.includes('-r') ? kernel : args.includes('-n') ? row.hostname : args.includes('-m') ? 'x86_64' : 'Linux',
  )
}

const ps: Command = (_args, { terminal, user }) =>
  lines(
    '    PID TTY          CMD',
    ...PROCESSES.map((name, index) => `${String(index === 0 ? 1 : 210 + index * 37).padStart(7)} ?            ${name}`),
    `   1024 ${terminal.padEnd(12)} -bash (${user})`,
  )

const log: Command = (_args, { row }) => lines(...bootLines(row))

const rootOnly =
  (effect: 'reboot' | 'poweroff'): Command =>
  (_args, { user }) =>
    user === 'root' ? { effect } : lines('Interactive authentication required. Try "sudo".')

/** What the guest says of itself. */
export const systemCommands: Readonly<Record<string, Command>> = {
  hostname: (args, { row }) =>
    lines(
      args.includes('-I') ? row.vifs.flatMap(({ ips }) => ips.map(({ address }) => address)).join(' ') : row.hostname,
    ),
  hostnamectl: (_args, { row }) => {
    const { title, version, kernel } = distributionOf(row)
    return lines(
      ` Static hostname: ${row.hostname}`,
      `      Machine ID: ${row.id.replaceAll('-', '')}`,
      '  Virtualization: kvm',
      `Operating System: ${title} ${version}`.trimEnd(),
      `          Kernel: Linux ${kernel}`,
      '    Architecture: x86-64',
      ' Hardware Vendor: OpenStack Foundation',
      '  Hardware Model: OpenStack Nova',
    )
  },
  uname,
  uptime: (_args, shell) => lines(` ${time(shell.now)} ${uptimeOf(shell)},  1 user,  load average: 0.08, 0.03, 0.01`),
  date: (_args, { now }) => lines(new Date(now).toUTCString().replace('GMT', 'UTC')),
  whoami: (_args, { user }) => lines(user),
  id: (_args, { user }) => {
    const number = user === 'root' ? 0 : 1000
    return lines(`uid=${number}(${user}) gid=${number}(${user}) groups=${number}(${user})`)
  },
  nproc: (_args, { row }) => lines(String(row.flavor.vcpus)),
  free,
  ps,
  dmesg: log,
  journalctl: log,
  history: (_args, { history }) => lines(...history.map((line, index) => `${String(index + 1).padStart(5)}  ${line}`)),
  env: (_args, { user }) =>
    lines('SHELL=/bin/bash', 'TERM=linux', `USER=${user}`, `HOME=${homeOf(user)}`, 'LANG=C.UTF-8'),
  clear: () => ({ effect: 'clear' }),
  exit: () => ({ effect: 'exit', output: 'logout\n' }),
  logout: () => ({ effect: 'exit', output: 'logout\n' }),
  reboot: rootOnly('reboot'),
  poweroff: rootOnly('poweroff'),
  shutdown: (args, ...rest) => rootOnly(args.includes('-r') ? 'reboot' : 'poweroff')(args, ...rest),
}
