import { Server } from '@meridian/contract'

const address = (version: 4 | 6, addr: string, type: 'fixed' | 'floating') => ({
  version,
  addr,
  'OS-EXT-IPS:type': type,
})

/** A server for tests, as the API returns it; `more` overrides fields. */
export const server = (more: Partial<Server> = {}): Server => ({
  ...Server.parse({
    id: 's1',
    uuid: 's1',
    name: 'web-1',
    status: 'ACTIVE',
    tenant_id: 'p1',
    created: '2026-03-09T09:11:24Z',
    addresses: {
      private: [address(6, 'fd00::5', 'fixed'), address(4, '172.24.4.20', 'floating'), address(4, '10.0.0.5', 'fixed')],
    },
    image: { id: 'i1' },
    image_name: 'Ubuntu',
    flavor: { name: 'm1.small', vcpus: 1, ram: 2048, disk: 20 },
    key_name: 'demo-key',
    locked: false,
    'OS-EXT-AZ:availability_zone': 'nova',
    'OS-EXT-STS:power_state': 1,
  }),
  ...more,
})
