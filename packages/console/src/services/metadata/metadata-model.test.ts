import type { MetadefNamespace } from '@meridian/contract'
import { describe, expect, test } from 'vitest'
import {
  addCustom,
  addNode,
  changeEntry,
  changeOf,
  entriesOf,
  isAdded,
  removeEntry,
  type Entry,
} from './metadata-entries.ts'
import { problemOf } from './metadata-problems.ts'
import { filterTree, treeOf, type Definition, type TreeNode } from './metadata-tree.ts'
import { booleanText, choicesOf, defaultText, formatList, parseList } from './metadata-value.ts'

const base = { visibility: 'public', protected: true, created_at: '', resource_type_associations: [] }
const namespaces: MetadefNamespace[] = [
  {
    ...base,
    namespace: 'OS::Software::Databases',
    display_name: 'Database Software',
    description: 'What stores rows',
    properties: {},
    objects: [
      {
        name: 'MySQL',
        description: 'A database',
        properties: {
          sw_database_mysql_version: { type: 'string', title: 'Version' },
          sw_database_mysql_port: { type: 'integer', title: 'Port', default: 3306, minimum: 1, maximum: 65535 },
        },
      },
    ],
  },
  {
    ...base,
    namespace: 'OS::Compute::CPUPinning',
    properties: {
      hw_cpu_policy: { type: 'string', title: 'Policy', enum: ['shared', 'dedicated'], default: 'shared' },
      hw_locked: { type: 'boolean', title: 'Locked' },
    },
    objects: [],
  },
]
const tree = treeOf(namespaces)

/** The node with this label; throws if there is none. */
function nodeOf(label: string): TreeNode {
  const node = tree.find((each) => each.label === label)
  if (!node) throw new Error(`The tree has no ${label}`)
  return node
}
const software = nodeOf('Database Software')

const definition = (part: Partial<Definition>): Definition => ({ key: 'k', type: 'string', title: 'K', ...part })
const entry = (value: string, part: Partial<Definition> | null): Entry => ({
  key: 'k',
  value,
  definition: part && definition(part),
})

describe('[META-01] the tree', () => {
  test('namespaces contain objects and properties, sorted by label; a namespace without a label has its name', () => {
    expect(tree.map(({ label }) => label)).toEqual(['Database Software', 'OS::Compute::CPUPinning'])
    expect(software.children.map(({ label }) => label)).toEqual(['MySQL'])
    expect(software.children[0]?.children.map(({ label }) => label)).toEqual(['Port', 'Version'])
  })

  test('adding a namespace adds all its properties, with defaults', () => {
    const added = addNode([], software)
    expect(added.map(({ key, value }) => [key, value])).toEqual([
      ['sw_database_mysql_port', '3306'],
      ['sw_database_mysql_version', ''],
    ])
    expect(isAdded(added, software)).toBe(true)
    expect(isAdded(removeEntry(added, 'sw_database_mysql_port'), software)).toBe(false)
  })

  test('an existing key is not added again, whatever its case', () => {
    const existing = entriesOf({ SW_DATABASE_MYSQL_PORT: '3307' }, tree)
    expect(existing[0]?.definition?.title).toBe('Port')
    const added = addNode(existing, software)
    expect(added.map(({ key }) => key)).toEqual(['SW_DATABASE_MYSQL_PORT', 'sw_database_mysql_version'])
  })

  test('the search finds labels, keys and descriptions, and keeps the ancestors', () => {
    expect(filterTree(tree, 'mysql_port').map(({ label }) => label)).toEqual(['Database Software'])
    expect(filterTree(tree, 'stores rows')).toHaveLength(1)
    expect(filterTree(tree, 'nothing of the kind')).toEqual([])
  })
})

describe('[META-01] values', () => {
  test('a list is written with its operator, <in> by default', () => {
    const list = definition({ type: 'array' })
    expect(parseList('a,b', list)).toEqual({ operator: '<in>', values: ['a', 'b'] })
    expect(parseList('<all-in> a, b', list)).toEqual({ operator: '<all-in>', values: ['a', 'b'] })
    expect(formatList({ operator: '<in>', values: ['a', 'b'] })).toBe('<in> a,b')
    expect(formatList({ operator: '<in>', values: [] })).toBe('')
    expect(parseList('a', definition({ type: 'array', operators: ['<or>', '<in>'] })).operator).toBe('<or>')
  })

  test.each([
    [{ default: 5 }, '5'],
    [{ type: 'boolean' }, 'false'],
    [{ type: 'boolean', default: true }, 'true'],
    [{ type: 'array', default: ['a', 'b'] }, '<in> a,b'],
    [{ type: 'array' }, ''],
    [{}, ''],
  ] as [Partial<Definition>, string][])('the initial value of the property %j is %j', (part, text) => {
    expect(defaultText(definition(part))).toBe(text)
  })

  test("the options are the property's values, or those of the list items", () => {
    expect(choicesOf(definition({ enum: [1, 2] }))).toEqual(['1', '2'])
    expect(choicesOf(definition({ type: 'array', items: { type: 'string', enum: ['a'] } }))).toEqual(['a'])
    expect(choicesOf(definition({}))).toEqual([])
  })
})

describe('[META-02] problems', () => {
  test.each([
    ['', null, { kind: 'required' }],
    ['', {}, { kind: 'required' }],
    ['x', null, null],
    ['1.5', { type: 'integer' }, { kind: 'integer' }],
    ['-3', { type: 'integer' }, null],
    ['x', { type: 'number' }, { kind: 'decimal' }],
    ['1.5', { type: 'number' }, null],
    ['0', { type: 'integer', minimum: 1 }, { kind: 'min', limit: 1 }],
    ['9', { type: 'number', maximum: 8 }, { kind: 'max', limit: 8 }],
    ['ab', { minLength: 3 }, { kind: 'minLength', limit: 3 }],
    ['abcd', { maxLength: 3 }, { kind: 'maxLength', limit: 3 }],
    ['ab', { pattern: '^\\d+$' }, { kind: 'pattern' }],
    ['ab', { pattern: '(' }, null],
    ['<in> ', { type: 'array' }, { kind: 'required' }],
    ['', { readonly: true }, null],
  ] as const)('%j of %j: %j', (value, part, problem) => {
    expect(problemOf(entry(value, part))).toEqual(problem)
  })

  test('a custom key is unique, whatever its case', () => {
    const entries = addCustom([], 'Owner') ?? []
    expect(addCustom(entries, 'owner')).toBeNull()
  })
})

describe('[META-03] the request', () => {
  const existing = { hw_cpu_policy: 'shared', Owner: 'me', old: 'x' }

  test('only changed keys are updated, and missing ones are removed', () => {
    let entries = entriesOf(existing, tree)
    entries = changeEntry(removeEntry(entries, 'old'), 'hw_cpu_policy', 'dedicated')
    entries = changeEntry(addCustom(entries, 'new') ?? [], 'new', '1')
    expect(changeOf(existing, entries)).toEqual({
      updated: { hw_cpu_policy: 'dedicated', new: '1' },
      removed: ['old'],
    })
  })

  test('a key that is added again in another case is not removed', () => {
    const entries = changeEntry(
      addCustom(removeEntry(entriesOf(existing, tree), 'Owner'), 'owner') ?? [],
      'owner',
      'me',
    )
    expect(changeOf(existing, entries)).toEqual({ updated: { owner: 'me' }, removed: [] })
  })

  test('[META-01] adding and removing an item changes nothing', () => {
    const added = addNode(entriesOf({}, tree), nodeOf('OS::Compute::CPUPinning'))
    const back = added.reduce((entries, { key }) => removeEntry(entries, key), added)
    expect(changeOf({}, back)).toEqual({ updated: {}, removed: [] })
  })
})

test.each([
  ['true', 'true'],
  ['True', 'true'],
  ['FALSE', 'false'],
  ['yes', 'yes'],
])('[META-01] a boolean that is stored as %s is the choice %s', (stored, choice) => {
  expect(booleanText(stored)).toBe(choice)
})
