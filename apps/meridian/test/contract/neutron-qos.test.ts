import { qosPolicyEndpoints as policies, qosRuleEndpoints as rules, type Endpoint } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { madeQosPolicy } from '../support/networks.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'

const ids = async (world: World) => ({ params: { id: await madeQosPolicy(world) } })
const one = once(ids)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })
/** Neutron returns 404 for a policy of another project that is not shared. */
const ofAnother = async (world: World) => ({ as: 'demo' as const, args: await one(world), status: 404 })

describeContract('[API-NEUTRON] QoS policies', policies, {
  qosPolicyList: {
    as: 'demo',
    good: async (world) => {
      await madeQosPolicy(world)
      await madeQosPolicy(world, { shared: true })
      return {}
    },
    shows: ({ items }) => {
      const made = items.filter(({ name }) => name.startsWith('policy-'))
      expect(made.length).toBeGreaterThan(0)
      expect(made.every(({ shared }) => shared)).toBe(true)
    },
    refused: {},
  },
  qosPolicyCreate: {
    as: 'admin',
    good: async (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('admin', policies.qosPolicyList, { query: { name } })
        for (const { id } of items) await world.call('admin', policies.qosPolicyDelete, { params: { id } })
      })
      return { body: { name, description: 'Made by a test' } }
    },
    shows: (policy) => expect(policy).toMatchObject({ shared: false, is_default: false, rules: [] }),
    refused: {
      'a member': () => ({ as: 'demo', args: { body: { name: 'x' } }, status: 403 }),
      'an empty name': () => ({ args: { body: { name: '' } }, status: 400, says: 'A name is required.' }),
    },
  },
  qosPolicyView: {
    as: 'admin',
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  qosPolicyViewByOldName: {
    as: 'admin',
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  qosPolicyUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: { name: 'renamed' } }),
    shows: ({ name }) => expect(name).toBe('renamed'),
    refused: {
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }),
    },
  },
  qosPolicyDelete: { as: 'admin', good: ids, refused: { 'an unknown id': unknown, "another project's": ofAnother } },
})

/** A rule of a new policy. */
const ruleOf = (create: Endpoint, body: object) => async (world: World) => {
  const id = await madeQosPolicy(world)
  const made = (await world.send('admin', create, { params: { id }, body })).json()
  return { params: { id, ruleId: made.id } }
}

const noPolicy = (body: object) => () => ({ args: { params: { id: NOTHING }, body }, status: 404 })
const noRule = (body?: object) => async (world: World) => ({
  args: { params: { id: (await one(world)).params.id, ruleId: NOTHING }, ...(body ? { body } : {}) },
  status: 404,
})

const limit = { max_kbps: 1000, max_burst_kbps: 100 }
const mark = { dscp_mark: 26 }
const bandwidth = { min_kbps: 500 }
const packets = { min_kpps: 50 }
const aLimit = ruleOf(rules.bandwidthLimitCreate, limit)
const aMark = ruleOf(rules.dscpMarkingCreate, mark)
const aBandwidth = ruleOf(rules.minimumBandwidthCreate, bandwidth)
const aPacketRate = ruleOf(rules.minimumPacketRateCreate, packets)

describeContract('[API-NEUTRON] QoS rules', rules, {
  bandwidthLimitCreate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: { ...limit, direction: 'ingress' as const } }),
    shows: (rule) => expect(rule).toMatchObject({ ...limit, direction: 'ingress' }),
    refused: {
      'a negative limit': () => ({
        args: { params: { id: NOTHING }, body: { max_kbps: -1 } },
        status: 400,
        says: 'max_kbps',
      }),
      'an unknown policy': noPolicy(limit),
      'a member': async (world) => ({ as: 'demo', args: { ...(await one(world)), body: limit }, status: 403 }),
    },
  },
  bandwidthLimitUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await aLimit(world)), body: { max_kbps: 2000 } }),
    shows: (rule) => expect(rule.max_kbps).toBe(2000),
    refused: { 'an unknown rule': noRule(limit) },
  },
  bandwidthLimitDelete: { as: 'admin', good: aLimit, refused: { 'an unknown rule': noRule() } },
  dscpMarkingCreate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: mark }),
    shows: showsSent,
    refused: {
      'an invalid DSCP mark': () => ({
        args: { params: { id: NOTHING }, body: { dscp_mark: 7 } },
        status: 400,
        says: 'Choose one of',
      }),
      'an unknown policy': noPolicy(mark),
    },
  },
  dscpMarkingUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await aMark(world)), body: { dscp_mark: 0 } }),
    shows: (rule) => expect(rule.dscp_mark).toBe(0),
    refused: { 'an unknown rule': noRule(mark) },
  },
  dscpMarkingDelete: { as: 'admin', good: aMark, refused: { 'an unknown rule': noRule() } },
  minimumBandwidthCreate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: bandwidth }),
    shows: showsSent,
    refused: {
      'an invalid number': () => ({
        args: { params: { id: NOTHING }, body: { min_kbps: 'x' } },
        status: 400,
        says: 'min_kbps',
      }),
      'an unknown policy': noPolicy(bandwidth),
    },
  },
  minimumBandwidthUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await aBandwidth(world)), body: { min_kbps: 600 } }),
    shows: (rule) => expect(rule.min_kbps).toBe(600),
    refused: { 'an unknown rule': noRule(bandwidth) },
  },
  minimumBandwidthDelete: { as: 'admin', good: aBandwidth, refused: { 'an unknown rule': noRule() } },
  minimumPacketRateCreate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: packets }),
    shows: showsSent,
    refused: {
      'an unknown direction': () => ({
        args: { params: { id: NOTHING }, body: { ...packets, direction: 'up' } },
        status: 400,
        says: 'direction',
      }),
      'an unknown policy': noPolicy(packets),
    },
  },
  minimumPacketRateUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await aPacketRate(world)), body: { min_kpps: 60 } }),
    shows: (rule) => expect(rule.min_kpps).toBe(60),
    refused: { 'an unknown rule': noRule(packets) },
  },
  minimumPacketRateDelete: { as: 'admin', good: aPacketRate, refused: { 'an unknown rule': noRule() } },
})
