import { expect, test } from 'vitest'
import { ancestorsIn, inTreeOrder, treeAround, type Branch, type Nested } from './hierarchy.ts'

const made = (id: string, parent: string | null = 'default'): Nested => ({ id, name: id, parent_id: parent })
const ALL = [made('team-b', 'web'), made('shop'), made('web'), made('canary', 'team-a'), made('team-a', 'web')]

const drawn = ({ project, children }: Branch<Nested>): unknown => [project.id, ...children.map(drawn)]

test('each project follows its parent, and siblings follow each other by name', () => {
  expect(inTreeOrder(ALL).map(({ id }) => id)).toEqual(['shop', 'web', 'team-a', 'canary', 'team-b'])
})

test('a project whose parent is not listed is at the top; none of a circle is lost', () => {
  expect(inTreeOrder([made('canary', 'team-a')]).map(({ id }) => id)).toEqual(['canary'])
  expect(inTreeOrder([made('a', 'b'), made('b', 'a'), made('c')]).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('the ancestors of a project come from the top', () => {
  const all = new Map(ALL.map((project) => [project.id, project]))
  expect(ancestorsIn(all, made('x', 'canary')).map(({ id }) => id)).toEqual(['web', 'team-a', 'canary'])
  expect(ancestorsIn(new Map([['a', made('a', 'a')]]), made('a', 'a'))).toHaveLength(1)
})

test('the tree of a project has its ancestors and all below it, but not its siblings', () => {
  const tree = (id: string) => {
    const found = treeAround(ALL, id)
    return found && drawn(found)
  }
  expect(tree('team-a')).toEqual(['web', ['team-a', ['canary']]])
  expect(tree('web')).toEqual(['web', ['team-a', ['canary']], ['team-b']])
  expect(tree('shop')).toBeUndefined()
  expect(tree('unknown')).toBeUndefined()
})
