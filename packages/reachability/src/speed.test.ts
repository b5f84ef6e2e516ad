import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { face, group, port, rule } from './cloud.fixture.ts'
import { exposing, exposure } from './exposure/exposure.ts'
import type { Steps } from './exposure/in-steps.ts'
import { reaching } from './exposure/reachers.ts'
import { indexCloud } from './model/cloud.ts'
import type { Lists } from './model/lists.ts'

const PORTS = 2000
const GROUPS = 200
const RULES = 25
const ANSWER_MS = 300
const EXPOSURE_MS = 1000
/** A page works in slices of 16 ms, and the step that ends a slice adds to it: together they are at most 50 ms. */
const STEP_MS = 34

function large(): Lists {
  const numbers = Array.from({ length: PORTS }, (_, index) => index)
  const network = (index: number) => `net${index % 20}`
  const address = (index: number) => `10.${index % 20}.${Math.floor(index / 200)}.${10 + (Math.floor(index / 20) % 10)}`
  const subnets = Array.from({ length: 20 }, (_, index) => ({
    id: `net${index}-4`,
    network_id: `net${index}`,
    cidr: `10.${index}.0.0/16`,
    gateway_ip: `10.${index}.0.1`,
  }))
  return {
    projectId: 'own',
    networks: [
      { id: 'public', name: 'public', 'router:external': true },
      ...subnets.map(({ network_id }) => ({ id: network_id, name: network_id, project_id: 'own' })),
    ],
    subnets,
    ports: [
      ...subnets.map(({ network_id, gateway_ip }) => face('edge', network_id, gateway_ip)),
      ...numbers.map((index) =>
        port(`vm${index}`, network(index), address(index), [`g${index % GROUPS}`, `g${(index * 7) % GROUPS}`]),
      ),
    ],
    routers: [
      {
        id: 'edge',
        name: 'edge',
        project_id: 'own',
        external_gateway_info: { network_id: 'public', external_fixed_ips: [{ ip_address: '203.0.113.1' }] },
      },
    ],
    groups: Array.from({ length: GROUPS }, (_, index) =>
      group(
        `g${index}`,
        Array.from({ length: RULES - 2 }, (_rule, number) =>
          rule(`r${index}-${number}`, {
            port_range_min: 1000 + number * 10,
            port_range_max: 1005 + number * 10,
            ...(number % 2 === 0
              ? { remote_group_id: `g${(index + number) % GROUPS}` }
              : { remote_ip_prefix: number % 3 === 0 ? '0.0.0.0/0' : '10.0.0.0/8' }),
          }),
        ),
      ),
    ),
    addressGroups: [],
    floatingIps: numbers.slice(0, 500).map((index) => ({
      id: `f${index}`,
      floating_ip_address: `203.0.${index % 100}.${10 + (index % 240)}`,
      floating_network_id: 'public',
      router_id: 'edge',
      status: 'ACTIVE',
      port_id: `vm${index}-port`,
      fixed_ip_address: address(index),
    })),
    servers: numbers.map((index) => ({ id: `vm${index}`, name: `vm${index}`, status: 'ACTIVE' })),
  }
}

const TRIES = 3

/** The result, and the least CPU time of several tries, in ms: the machine may be busy with something else. */
function timed<T>(work: () => T): [T, number] {
  let [result, least] = [work(), Infinity]
  for (let index = 0; index < TRIES; index += 1) {
    const start = process.cpuUsage()
    result = work()
    least = Math.min(least, process.cpuUsage(start).user / 1000)
  }
  return [result, least]
}

test('2,000 ports and 5,000 rules are looked through while nobody notices', () => {
  const lists = large()
  const [answer, answered] = timed(() =>
    ask(indexCloud(lists), {
      from: { kind: 'instance', id: 'vm7' },
      to: { kind: 'instance', id: 'vm1508' },
      protocol: 'tcp',
      ports: { first: 1011, last: 1011 },
    }),
  )
  expect(answer.path.length).toBeGreaterThan(6)
  expect(answered).toBeLessThan(ANSWER_MS)
  const [open, exposed] = timed(() => exposure(indexCloud(lists)))
  expect(open.openings.length).toBeGreaterThan(1)
  expect(exposed).toBeLessThan(EXPOSURE_MS)
})

test('no step of long work is long', () => {
  const cloud = indexCloud(large())
  const [longest] = timed(() => Math.max(longestStep(exposing(cloud)), longestStep(reaching(cloud, INSTANCE))))
  expect(longest).toBeLessThan(STEP_MS)
})

const INSTANCE = { kind: 'instance', id: 'vm7' } as const

/** The CPU time of the longest step, in ms, without the pauses of a busy machine. */
function longestStep(steps: Steps<unknown>): number {
  let longest = 0
  for (let isDone = false; !isDone;) {
    const start = process.cpuUsage()
    isDone = steps.next().done === true
    longest = Math.max(longest, process.cpuUsage(start).user / 1000)
  }
  return longest
}
