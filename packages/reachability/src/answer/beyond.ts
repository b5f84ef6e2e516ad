import type { Cloud } from '../model/cloud.ts'
import type { Say, Thing } from './answer.ts'
import { say } from './hop.ts'

/** What no list of the cloud shows: it stands under every answer. */
export function beyondSight(cloud: Cloud, from: Thing, to: Thing, protocol: string, port: number | null): Say[] {
  const guests = [from, to].filter((thing) => thing.kind !== 'outside' && thing.kind !== 'router')
  const extensions = cloud.lists.extensions ?? []
  const isOutside = from.kind === 'outside' || to.kind === 'outside'
  return [
    ...(guests.length > 0 ? [say('beyond-firewall', { names: guests.map(({ name }) => name).join(', ') })] : []),
    ...(port === null || to.kind === 'outside' ? [] : [say('beyond-listener', { name: to.name, port, protocol })]),
    say(isOutside ? 'beyond-provider' : 'beyond-cables'),
    ...(extensions.some((alias) => alias.startsWith('fwaas')) ? [say('beyond-fwaas')] : []),
    ...(extensions.some((alias) => alias.startsWith('vpn')) ? [say('beyond-vpn')] : []),
  ]
}
