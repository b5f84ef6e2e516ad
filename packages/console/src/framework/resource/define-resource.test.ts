import { Box } from 'lucide-react'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { createAction, editAction } from '../actions/dialog-action.ts'
import { defineResource, onePerHeader } from './define-resource.ts'
import type { CellContext } from './item.ts'
import type { ResourceManifest } from './manifest.ts'
import { formatText } from './resource-text.ts'

interface Thing {
  id: string
  name: string
  kind: string
  size: number
  shared: boolean
  project_id: string
}

const word = (text: string) => ({ id: text, defaultMessage: text })
const intl = createIntl({ locale: 'en' })
const context = { intl } as CellContext // the columns read nothing else
const thing: Thing = { id: 't1', name: 'First', kind: 'a', size: 1200, shared: true, project_id: 'p1' }

const manifest: ResourceManifest = {
  type: 'OS::Test::Thing',
  names: { one: word('Big Thing'), other: word('Big Things') },
  nav: { place: null, icon: Box },
  services: [],
  panels: {},
  dialogs: { create: 'create-thing', edit: 'edit-thing', show: 'show-thing' },
}

const load = () => ({ queryKey: ['thing'], queryFn: () => Promise.resolve(thing) })
const dialog = () => Promise.resolve(() => null)

const resource = defineResource<Thing>(manifest, {
  list: {
    emptyHint: word('None.'),
    query: () => ({ queryKey: ['things'], queryFn: () => Promise.resolve({ items: [thing], complete: true }) }),
  },
  load,
  columns: [
    { id: 'name', header: word('Name'), search: 'server', width: 1, value: ({ name }) => name },
    {
      id: 'kind',
      header: word('Kind'),
      search: true,
      width: 1,
      value: ({ kind }) => kind,
      words: { a: word('Alpha') },
    },
    { id: 'size', header: word('Size'), search: true, width: 1, value: ({ size }) => size, format: 'number' },
    { id: 'shared', header: word('Shared'), search: true, width: 1, value: ({ shared }) => shared, format: 'yes-no' },
    { id: 'note', header: word('Note'), width: 1, value: () => 'x' },
  ],
  actions: [createAction(manifest, { dialog }), editAction<Thing>(manifest, { dialog })],
  work: { dialogs: { show: { item: dialog } } },
})

test('[TABLE-15] a type that does not say what its panels list does not compile', () => {
  // @ts-expect-error -- without a query it does not compile
  expect(() => defineResource<Thing>(manifest, { list: { emptyHint: word('None.') }, load, columns: [] })).not.toThrow()
})

test('[REG-01] a declaration states only what differs from the defaults', () => {
  expect(resource.label(thing)).toBe('First')
  expect(resource.label({ ...thing, name: '' })).toBe('t1')
  expect(resource.isTransitional(thing)).toBe(false)
  expect(resource.policyTarget(thing)).toEqual({ project_id: 'p1', tenant_id: 'p1' })
  expect(resource.list.defaultSort).toBe('name')
  expect(resource.details.tabs.map(({ id }) => id)).toEqual(['overview'])
  expect(resource.find?.lists('').map(({ queryKey }) => queryKey)).toEqual([['things']])
})

test('[SEARCH-01] searchable columns become facets with the choices of their words', () => {
  expect(
    resource.list.facets.map(({ id, options, numeric }) => [id, options?.map(({ value }) => value), numeric]),
  ).toEqual([
    ['name', undefined, undefined],
    ['kind', ['a'], undefined],
    ['size', undefined, true],
    ['shared', ['true', 'false'], undefined],
  ])
  const passes = (id: string, value: string) => {
    const on = resource.list.facets.find((facet) => facet.id === id)?.on
    return typeof on === 'object' ? on.test(thing, value, context) : on
  }
  expect([passes('name', 'x'), passes('kind', 'a'), passes('kind', 'b')]).toEqual(['server', true, false])
  expect([passes('size', '1200'), passes('size', '12'), passes('shared', 'true')]).toEqual([true, false, true])
})

test('[REG-01] the labels and addresses of dialogs come from the manifest', () => {
  const [create, edit] = resource.actions
  expect([create, edit].map((action) => action && formatText(intl, action.label))).toEqual([
    'Create Big Thing',
    'Edit Big Thing',
  ])
  expect([create && 'open' in create && create.open(), edit && 'to' in edit && edit.to(thing)]).toEqual([
    '?modal=create-thing',
    '?modal=edit-thing&item=t1',
  ])
  expect(Object.keys(resource.work.modals)).toEqual(['create-thing', 'edit-thing', 'show-thing'])
})

test('a fact replaces the column with its header, and other facts with the same id stay', () => {
  const fact = (id: string, header: string) => ({ id, header: word(header), value: () => id })
  const facts = onePerHeader<Thing>([
    fact('domain', 'Domain Name'),
    fact('note', 'Note'),
    fact('domain', 'Domain ID'),
    fact('domainName', 'Domain Name'),
  ])
  expect(facts.map(({ id, header }) => [id, header.id])).toEqual([
    ['domainName', 'Domain Name'],
    ['note', 'Note'],
    ['domain', 'Domain ID'],
  ])
})
