import { HardDrive } from 'lucide-react'
import { expect, test } from 'vitest'
import type { CellContext, Item } from '../../framework/resource/item.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { byRank, exactFirst, matching, withOrders, type Found } from './found.ts'
import { inTurns, looksLikeId, matchItem } from './item-search.ts'
import { factsBeside } from './use-items-found.ts'

const found = (label: string, note = ''): Found => ({ key: label, label, note, icon: HardDrive, choose: () => {} })

test('each typed word is searched in label and note', () => {
  expect(matching([found('Images', 'Admin / Compute')], 'adm im')).toHaveLength(1)
  expect(matching([found('Images', 'Project / Compute')], 'adm im')).toEqual([])
})

test('an equal name comes first, then names that start with the text, then words that do', () => {
  const all = ['my-webserver', 'aweb', 'webfront', 'web', 'my-web'].map((label) => found(label))
  expect(byRank(all, 'web').map(({ label }) => label)).toEqual(['web', 'webfront', 'my-webserver', 'my-web', 'aweb'])
})

test('just the typed label comes before an order for an item, unless its name is typed whole', () => {
  const plain = [found('Create server'), found('Create server group')]
  const part = { ...found('Create Volume: Windows Server 2025'), whole: false }
  const whole = { ...found('Soft Reboot: web-1'), whole: true }
  const labels = (text: string) => withOrders(plain, [part, whole], text).map(({ label }) => label)
  expect(labels('create server')).toEqual([
    'Create server',
    'Soft Reboot: web-1',
    'Create server group',
    'Create Volume: Windows Server 2025',
  ])
  expect(labels('create serv')[0]).toBe('Soft Reboot: web-1')
  expect(labels('create serv').at(-1)).toBe('Create Volume: Windows Server 2025')
})

test('the group with just the typed label comes first', () => {
  const groups = [
    { key: 'pages', label: 'Pages', items: [found('Server Groups')] },
    { key: 'actions', label: 'Actions', items: [found('Servers')] },
  ]
  const keys = (text: string) => exactFirst(groups, text).map(({ key }) => key)
  expect(keys('servers ')).toEqual(['actions', 'pages'])
  expect(keys('server')).toEqual(['pages', 'actions'])
})

const server = { id: 'b3f1c9e8-0000-4000-8000-00000000abcd', name: 'web-1', addresses: ['10.0.0.7', '203.0.113.7'] }
const instances = {
  label: ({ name }: typeof server) => name,
  find: { lists: () => [], words: ({ addresses }: typeof server) => addresses },
} as unknown as AnyResource // matchItem reads only these two
const look = (text: string) => matchItem(instances, server, text)

test('an item is found by name, id and address; an equal value is an exact match', () => {
  expect(look('WEB')).toMatchObject({ exact: false, note: '' })
  expect(look('web-1')).toMatchObject({ exact: true, note: '' })
  expect(look('10.0.0.7')).toMatchObject({ exact: true, note: '10.0.0.7' })
  expect(look('203.0')).toMatchObject({ exact: false, note: '203.0.113.7' })
  expect(look(server.id)).toMatchObject({ exact: true, note: server.id })
  expect(look('db')).toBeNull()
})

test('an address is searched where addresses are before other lists, any other text everywhere at once', () => {
  const images = { label: instances.label, find: { lists: () => [] } } as unknown as AnyResource // as above
  const owners = { ...instances, find: { ...instances.find, addressed: true } } as unknown as AnyResource // as above
  const turns = (text: string) =>
    inTurns([images, owners].map((resource) => ({ request: { resource, text, searched: text } }))).map((turn) =>
      turn.map(({ request }) => request.resource),
    )
  expect(turns('10.0.0.7 ')).toEqual([[owners], [images]])
  expect(turns('web')).toEqual([[images, owners], []])
})

test('each of several words is of the name or of a fact beside it', () => {
  const facts = () => ['Active']
  expect(matchItem(instances, server, 'web act', facts)).toEqual({ exact: false, note: '' })
  expect(matchItem(instances, server, 'web shut', facts)).toBeNull()
  expect(matchItem(instances, server, 'act', facts)).toBeNull()
})

test('only a complete id is requested by id', () => {
  expect(looksLikeId(' b3f1c9e8-0000-4000-8000-00000000abcd ')).toBe(true)
  expect(looksLikeId('b3f1c9e8000040008000000000000abc')).toBe(true)
  expect(looksLikeId('b3f1c9e8-0000')).toBe(false)
  expect(looksLikeId('cirros')).toBe(false)
})

test('of equal matches, recent choices come first', () => {
  const all = ['web-1', 'web-2', 'web-3', 'my-web'].map((label) => found(label))
  const order = byRank(all, 'web', ['my-web', 'web-3']).map(({ label }) => label)
  expect(order).toEqual(['web-3', 'web-1', 'web-2', 'my-web'])
})

test('status and addresses are shown beside a name; other words are not', () => {
  const resource = {
    columns: [{ id: 'status', value: ({ status }: { status: string }) => status }],
    find: { lists: () => [], words: () => ['a description', '10.0.0.7', 'fd00::7', '203.0.113.7'] },
  } as unknown as AnyResource // factsBeside reads only these two
  const context = {} as CellContext // this column needs nothing of it
  expect(factsBeside(resource, { ...server, status: 'Active' } as Item, context)).toEqual([
    'Active',
    '10.0.0.7',
    'fd00::7',
  ]) // an item with more
})

test('an item is found by a tag, and by a MAC address in any spelling', () => {
  const tagged = { ...server, tags: ['shop'] }
  const macs = { ...instances, find: { lists: () => [], words: () => ['fa:16:3e:1a:2b:3c'] } }
  expect(matchItem(macs, server, 'FA-16-3E-1A-2B-3C')).toMatchObject({ exact: true, note: 'fa:16:3e:1a:2b:3c' })
  expect(matchItem(instances, tagged, 'shop')).toMatchObject({ exact: true })
})
