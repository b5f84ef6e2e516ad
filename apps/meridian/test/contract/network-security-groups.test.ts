import { securityGroupEndpoints as groups } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { madeSecurityGroup } from '../support/networks.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const group = once(madeSecurityGroup)
const ids = async (world: World) => ({ params: { id: await madeSecurityGroup(world) } })
const one = async (world: World) => ({ params: { id: await group(world) } })
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })
const ssh = { protocol: 'tcp', port_range_min: 22, port_range_max: 22, remote_ip_prefix: '0.0.0.0/0' }

let port = 1000

async function rule(world: World) {
  const ports = { port_range_min: port, port_range_max: port++ }
  const body = { ...ssh, ...ports, security_group_id: await group(world) }
  return { params: { id: (await world.call('demo', groups.securityGroupRuleCreate, { body })).id } }
}

async function defaultGroup(world: World) {
  const { items } = await world.call('demo', groups.securityGroupList, { query: { name: 'default' } })
  return { params: { id: items[0]?.id ?? '' } }
}

describeContract('[API-NETWORK] security groups', groups, {
  securityGroupList: {
    good: () => ({}),
    shows: ({ items }) => {
      expect(items.find(({ name }) => name === 'default')?.security_group_rules.length).toBeGreaterThan(0)
      expect(new Set(items.map(({ project_id }) => project_id)).size).toBe(1)
    },
    refused: {},
  },
  securityGroupCreate: {
    good: (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('demo', groups.securityGroupList, { query: { name } })
        for (const { id } of items) await world.call('demo', groups.securityGroupDelete, { params: { id } })
      })
      return { body: { name, description: 'Made by a test' } }
    },
    shows: ({ security_group_rules: rules }) =>
      expect(rules.map(({ direction }) => direction)).toEqual(['egress', 'egress']),
    refused: {
      'an empty name': () => ({ args: { body: { name: '' } }, status: 400, says: 'A name is required.' }),
      'a name that is too long': () => ({
        args: { body: { name: 'x'.repeat(256) } },
        status: 400,
        says: 'at most 255',
      }),
      'the name of the default group': () => ({ args: { body: { name: 'default' } }, status: 409 }),
    },
  },
  securityGroupView: {
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": asStranger(one) },
  },
  securityGroupUpdate: {
    good: async (world) => ({ ...(await ids(world)), body: { name: 'renamed', description: '' } }),
    shows: ({ name }) => expect(name).toBe('renamed'),
    refused: {
      'another name for the default one': async (world) => ({
        args: { ...(await defaultGroup(world)), body: { name: 'x' } },
        status: 409,
      }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }),
    },
  },
  securityGroupDelete: {
    good: ids,
    refused: {
      'the default one': async (world) => ({ args: await defaultGroup(world), status: 409 }),
      'an unknown id': unknown,
      "another project's": asStranger(one),
    },
  },
  securityGroupRuleCreate: {
    good: async (world) => {
      const id = await group(world)
      return {
        body: { security_group_id: id, protocol: 'icmp', port_range_min: 8, port_range_max: -1, remote_group_id: id },
      }
    },
    shows: (made) => {
      expect(made).toMatchObject({ direction: 'ingress', ethertype: 'IPv4', port_range_min: 8, port_range_max: null })
      expect(made.remote_group_id).toBe(made.security_group_id)
    },
    refused: {
      'an invalid port number': async (world) => ({
        args: {
          body: { ...ssh, port_range_min: 0, port_range_max: 0, security_group_id: await group(world) },
        },
        status: 400,
        says: 'The specified port is invalid.',
      }),
      'an invalid CIDR': () => ({
        args: { body: { ...ssh, remote_ip_prefix: '1.2.3', security_group_id: NOTHING } },
        status: 400,
        says: 'Incorrect format for IP address',
      }),
      'a rule that exists': async (world) => {
        const body = { ...ssh, security_group_id: await group(world) }
        await world.call('demo', groups.securityGroupRuleCreate, { body })
        return { args: { body }, status: 409 }
      },
      'an unknown group': () => ({ args: { body: { ...ssh, security_group_id: NOTHING } }, status: 404 }),
      "another project's group": asStranger(async (world) => ({
        body: { ...ssh, security_group_id: await group(world) },
      })),
    },
  },
  securityGroupRuleDelete: { good: rule, refused: { 'an unknown id': unknown, "another project's": asStranger(rule) } },
})
