import { compareText } from '../../framework/text/wording.ts'

/** A project of which another can be a part; Keystone gives the domain as the parent of the topmost. */
export interface Nested {
  id: string
  name: string
  parent_id: string | null
}

/** The projects above a project, from the top, as far as the list has them. */
export function ancestorsIn<T extends Nested>(all: ReadonlyMap<string, T>, { parent_id: parent }: T): T[] {
  const found: T[] = []
  // A broken list may contain a circle.
  for (let at = parent && all.get(parent); at && !found.includes(at); at = at.parent_id && all.get(at.parent_id))
    found.unshift(at)
  return found
}

export interface Branch<T> {
  project: T
  children: Branch<T>[]
}

/** The projects as trees: each below its parent, siblings by name; those whose parent is not listed are roots. */
function treesOf<T extends Nested>(projects: readonly T[]): Branch<T>[] {
  const ids = new Set(projects.map(({ id }) => id))
  const byParent = Map.groupBy(projects, ({ id, parent_id: parent }) =>
    parent !== null && parent !== id && ids.has(parent) ? parent : null,
  )
  const branch = (project: T): Branch<T> => ({ project, children: below(project.id) })
  const below = (parent: string | null): Branch<T>[] =>
    (byParent.get(parent) ?? []).toSorted((one, other) => compareText(one.name, other.name)).map(branch)
  return below(null)
}

/** The projects in the order of their trees. */
export const inTreeOrder = <T extends Nested>(projects: readonly T[]): T[] => {
  const flat = ({ project, children }: Branch<T>): T[] => [project, ...children.flatMap(flat)]
  // A set: those in a circle are in no tree, and follow last.
  return [...new Set([...treesOf(projects).flatMap(flat), ...projects])]
}

/** The tree of a project: its ancestors, one in the other, and all below it; undefined if it stands alone. */
export function treeAround<T extends Nested>(projects: readonly T[], id: string): Branch<T> | undefined {
  const all = new Map(projects.map((project) => [project.id, project]))
  const self = all.get(id)
  if (!self) return undefined
  const ancestors = ancestorsIn(all, self)
  const find = (branches: readonly Branch<T>[]): Branch<T> | undefined =>
    branches.map((branch) => (branch.project.id === id ? branch : find(branch.children))).find(Boolean)
  const own = find(treesOf(projects))
  if (!own || (ancestors.length === 0 && own.children.length === 0)) return undefined
  return ancestors.reduceRight<Branch<T>>((children, project) => ({ project, children: [children] }), own)
}
