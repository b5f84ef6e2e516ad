import type { Server } from '@meridian/contract'
import { named, percent, rule, SERVER, type Found, type ServerLoad, type Sure } from '../rule.ts'

/** A load that was measured for fewer days may be that of a holiday. */
const ENOUGH_DAYS = 7
/** An instance with a peak above this works at times. */
const WORKS = 20
/** The usual threshold of the idle. */
const IDLE = 3

const surely = ({ days }: ServerLoad): Sure => (days >= ENOUGH_DAYS ? 'likely' : 'guess')

/** Running instances with their load. */
const measured = (servers: readonly Server[], loads: readonly ServerLoad[]) => {
  const byId = new Map(loads.map((load) => [load.id, load]))
  return servers.flatMap((server) => {
    const load = byId.get(server.id)
    return load && server.status === 'ACTIVE' ? [{ server, load }] : []
  })
}

const about = (server: Server, load: ServerLoad, count: number): Found => ({
  thing: named(SERVER, server),
  since: null,
  sure: surely(load),
  count: Math.round(count),
  what: server.flavor.name ?? '',
})

const needs = ['servers', 'loads'] as const

/** What is larger or smaller than its work, where the cloud measures instances. */
export const fits = [
  rule({
    id: 'idleInstance',
    kind: 'fit',
    needs,
    facts: 'server: status, flavor; metrics: cpu',
    threshold: percent(IDLE),
    fix: 'look',
    evaluate: ({ servers, loads }, { threshold }) =>
      measured(servers, loads)
        .filter(({ load: { mean, high } }) => mean < threshold && high < WORKS)
        .map(({ server, load }) => about(server, load, load.mean)),
  }),
  rule({
    id: 'oversizedInstance',
    kind: 'fit',
    needs,
    facts: 'server: status, flavor.vcpus; metrics: cpu',
    threshold: percent(25),
    fix: 'look',
    evaluate: ({ servers, loads }, { threshold }) =>
      measured(servers, loads)
        .filter(({ server, load }) => (server.flavor.vcpus ?? 0) > 1 && load.high < threshold && load.mean >= IDLE)
        .map(({ server, load }) => about(server, load, load.high)),
  }),
  rule({
    id: 'smallInstance',
    kind: 'fit',
    needs,
    facts: 'server: status, flavor; metrics: cpu',
    threshold: percent(25),
    fix: 'look',
    evaluate: ({ servers, loads }, { threshold }) =>
      measured(servers, loads)
        .filter(({ load }) => load.busy >= threshold)
        .map(({ server, load }) => about(server, load, load.busy)),
  }),
]
