import { routerEndpoints, serverEndpoints } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { pages } from '../../api/pages.ts'
import { queryClient } from '../../api/query.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { withDevice, type Port } from './port.queries.ts'
import { port } from './port.resource.tsx'

const context = { intl: createIntl({ locale: 'en' }) } as CellContext // the columns read no more of it than this
const portOf = (more: Partial<Port>): Port =>
  ({
    id: '0c0befab-1b96-4c5f-8f3a-000000000000',
    name: '',
    network_id: 'n1',
    device_id: 's1',
    device_owner: 'compute:nova',
    fixed_ips: [{ ip_address: '10.0.0.11', subnet_id: 'sub' }],
    ...more,
  }) as Port // the columns read no more of it

const shown = (more: Partial<Port>) =>
  ['name', 'device'].map((id) => {
    const column = port.columns.find((each) => each.id === id)
    return column && cellText(column, portOf(more), context)
  })

test.each<[Partial<Port>, string[]]>([
  [{}, ['(0c0befab-1b96)', 'Instance']],
  [{ deviceName: 'web-1' }, ['web-1 · 10.0.0.11', 'web-1']],
  [{ deviceName: 'web-1', name: 'front' }, ['front', 'web-1']],
  [{ deviceName: 'web-1', fixed_ips: [] }, ['web-1', 'web-1']],
  [{ device_owner: 'network:router_interface' }, ['(0c0befab-1b96)', 'Router']],
  [{ device_owner: 'network:dhcp' }, ['(0c0befab-1b96)', 'DHCP']],
  [{ device_owner: 'baremetal:none' }, ['(0c0befab-1b96)', 'baremetal:none']],
  [{ device_owner: '' }, ['(0c0befab-1b96)', 'Detached']],
])('a port is called by its server or router: %j', (more, texts) => {
  expect(shown(more)).toEqual(texts)
})

test('a row that was changed keeps the name of its device, as far as a list has shown it', () => {
  const cache = (list: { queryKey: readonly unknown[] }, items: unknown[]) =>
    queryClient.setQueryData(list.queryKey, { items, complete: true })
  cache(pages(serverEndpoints.serverList), [{ id: 's1', name: 'web-1' }])
  cache(pages(routerEndpoints.routerList, { all_projects: 'true' }), [{ id: 'r1', name: 'edge' }])
  expect(['s1', 'r1', 's2'].map((device) => withDevice(portOf({ device_id: device })).deviceName)).toEqual([
    'web-1',
    'edge',
    undefined,
  ])
})
