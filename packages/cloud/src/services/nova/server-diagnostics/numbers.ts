import { createHash } from 'node:crypto'
import type { ServerRow } from '../servers/row.ts'

/** Simulated activity of a server: numbers that grow with time and differ per server. */
export interface Activity {
  uptime: number
  cpuNanoseconds: number[]
  disks: { read: number; reads: number; written: number; writes: number }[]
  nics: { mac: string; received: number; packetsIn: number; sent: number; packetsOut: number }[]
  memoryUsedKib: number
}

/** A number from 0 to 1, derived from the words. */
const share = (...words: string[]) => createHash('sha256').update(words.join('/')).digest().readUInt32BE(0) / 2 ** 32

export function activityOf(row: ServerRow, now: number): Activity {
  const seconds = row.launched_at === null ? 0 : Math.max(0, Math.floor((now - Date.parse(row.launched_at)) / 1000))
  const uptime = row.vm_state === 'active' ? seconds : 0
  const rate = (what: string, least: number, most: number) =>
    Math.floor((0.5 + uptime) * (least + share(row.id, what) * (most - least)))
  return {
    uptime,
    cpuNanoseconds: Array.from({ length: row.flavor.vcpus }, (_, cpu) => rate(`cpu${cpu}`, 2e7, 4e8)),
    disks: row.devices.map((_, index) => ({
      read: rate(`read${index}`, 1e3, 5e4),
      reads: rate(`reads${index}`, 0.1, 3),
      written: rate(`written${index}`, 4e3, 2e5),
      writes: rate(`writes${index}`, 0.3, 8),
    })),
    nics: row.vifs.map(({ mac, port_id }) => ({
      mac,
      received: rate(`${port_id}in`, 5e2, 9e4),
      packetsIn: rate(`${port_id}pin`, 1, 90),
      sent: rate(`${port_id}out`, 3e2, 7e4),
      packetsOut: rate(`${port_id}pout`, 1, 70),
    })),
    memoryUsedKib: Math.floor(row.flavor.ram * 1024 * (0.2 + 0.6 * share(row.id, 'memory'))),
  }
}
