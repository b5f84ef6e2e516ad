import { subnetEndpoints as subnets } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { madeNetwork, madePort, madeSubnet } from '../support/networks.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const ids = async (world: World) => ({ params: { id: (await madeSubnet(world)).id } })
const one = once(ids)
const network = once(madeNetwork)
async function overlapping(world: World) {
  const { network_id, prefix } = await madeSubnet(world)
  return { body: { network_id, ip_version: 4, cidr: `${prefix}.0/25` } }
}

const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

describeContract('[API-NEUTRON] subnets', subnets, {
  subnetList: {
    good: async (world) => ({ query: { network_id: (await madeSubnet(world)).network_id } }),
    shows: ({ items }) =>
      expect(items).toEqual([expect.objectContaining({ cidr: expect.stringMatching(/^10\.77\./), ipver_str: 'IPv4' })]),
    refused: {},
  },
  subnetCreate: {
    good: async (world) => ({
      body: {
        network_id: await madeNetwork(world),
        ip_version: 6 as const,
        cidr: 'fd77::/64',
        name: 'six',
        gateway_ip: null,
        enable_dhcp: false,
        dns_nameservers: ['fd77::53'],
        host_routes: [{ destination: 'fd78::/64', nexthop: 'fd77::9' }],
        allocation_pools: [{ start: 'fd77::10', end: 'fd77::20' }],
      },
    }),
    shows: (subnet) => expect(subnet).toMatchObject({ ipver_str: 'IPv6', gateway_ip: null, enable_dhcp: false }),
    refused: {
      'no network': () => ({ args: { body: { cidr: '10.0.0.0/24' } }, status: 400, says: 'network_id is required' }),
      'an unknown network': () => ({
        args: { body: { network_id: NOTHING, ip_version: 4, cidr: '10.0.0.0/24' } },
        status: 404,
      }),
      'an invalid address': async (world) => ({
        args: { body: { network_id: await network(world), ip_version: 4, cidr: '10.0.0.0/99' } },
        status: 400,
        says: '10.0.0.0/99',
      }),
      'an overlapping CIDR': async (world) => ({
        args: await overlapping(world),
        status: 400,
        says: 'overlaps',
      }),
      "another project's network": asStranger(async (world) => ({
        body: { network_id: await network(world), ip_version: 4, cidr: '10.0.0.0/24' },
      })),
    },
  },
  subnetView: {
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": asStranger(one) },
  },
  subnetUpdate: {
    good: async (world) => ({ ...(await ids(world)), body: { name: 'renamed', enable_dhcp: false } }),
    shows: (subnet) => expect(subnet).toMatchObject({ name: 'renamed', enable_dhcp: false }),
    refused: {
      'another CIDR': async (world) => ({ args: { ...(await one(world)), body: { cidr: '10.0.0.0/8' } }, status: 400 }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }),
    },
  },
  subnetDelete: {
    good: ids,
    refused: {
      'one that is in use': async (world) => {
        const { id, network_id } = await madeSubnet(world)
        await madePort(world, network_id)
        return { args: { params: { id } }, status: 409 }
      },
      'an unknown id': unknown,
      "another project's": asStranger(one),
    },
  },
})
