import { ask } from './ask.ts'
import { company } from './cloud.fixture.ts'
import type { End } from './ends/end.ts'
import { indexCloud } from './model/cloud.ts'
import type { Lists, Port } from './model/lists.ts'

export const vm = (id: string): End => ({ kind: 'instance', id })
export const at = (address: string): End => ({ kind: 'address', address })
export const internet: End = { kind: 'internet' }

export type Change = (lists: Lists) => Partial<Lists>

export const query = (
  change: Change,
  from: End,
  to: End,
  number: number | null,
  more: { protocol?: string; version?: 4 | 6 } = {},
) => {
  const lists = company()
  return ask(indexCloud({ ...lists, ...change(lists) }), {
    from,
    to,
    protocol: more.protocol ?? 'tcp',
    ports: number === null ? null : { first: number, last: number },
    ...(more.version ? { version: more.version } : {}),
  })
}

export const same: Change = () => ({})
export const ports =
  (id: string, part: Partial<Port>): Change =>
  (lists) => ({
    ports: lists.ports.map((one) => (one.device_id === id ? { ...one, ...part } : one)),
  })
export const without =
  (id: string): Change =>
  (lists) => ({ ports: lists.ports.filter((one) => !one.id.startsWith(id)) })
export const routed =
  (part: Partial<Lists['routers'][number]>): Change =>
  (lists) => ({
    routers: lists.routers.map((one) => ({ ...one, ...part })),
  })
export const grouped =
  (id: string, part: Partial<Lists['groups'][number]>): Change =>
  (lists) => ({
    groups: lists.groups.map((one) => (one.id === id ? { ...one, ...part } : one)),
  })
export const both =
  (...changes: Change[]): Change =>
  (lists) =>
    changes.reduce<Lists>((now, change) => ({ ...now, ...change(now) }), lists)
