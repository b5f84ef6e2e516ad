import * as path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Files that only list others: what of them is used where is for the bundler to find out. */
const LISTS = /node_modules\/lucide-react\/|\/packages\/(contract|wire)\//
/** What one resource is made of is fetched with it. */
const OWN = /\/src\/(resources|flows)\//

/** The dialogs of one resource are alike: together they weigh half. */
const FORMS = /\/src\/(?:resources|flows)\/(.+\/forms?)\/[^/]+\.tsx?$/
const FORMS_OF_ONE: Rolldown.CodeSplittingGroup = {
  name: (id) => FORMS.exec(id)?.[1]?.replaceAll('/', '-') ?? null,
  test: FORMS,
  // What they share with other resources stays where those find it.
  includeDependenciesRecursively: false,
}

/** Small and many, and mostly fetched anyway: all places are known from the start, and so are most icons. */
const SMALL: Rolldown.CodeSplittingGroup[] = [
  { name: 'places', test: /\/src\/(?:resources|flows)\/.+\.place\.ts$/, includeDependenciesRecursively: false },
  { name: 'icons', test: /node_modules\/lucide-react\//, includeDependenciesRecursively: false },
]

interface SharedChunk {
  name: string
  /** All that these modules import is in the chunk, unless an earlier one has it; they themselves stay apart. */
  from: readonly string[]
}

/**
 * Puts what pages share into a few files: left alone, the bundler makes one for each way of sharing, which are
 * hundreds, and small files compress badly. A module belongs to the first chunk that needs it, so none loads too much.
 */
export function sharedChunks(root: string, chunks: readonly SharedChunk[]) {
  const chunkOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'shared-chunks',
    buildEnd() {
      const starts = chunks.map(({ from }) => from.map((file) => path.join(root, file)))
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      for (const [index, { name }] of chunks.entries()) {
        const seen = new Set(starts.flat())
        const pending = (starts[index] ?? []).flatMap(importsOf)
        for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
          if (seen.has(id) || chunkOf.has(id) || LISTS.test(id)) continue
          seen.add(id)
          if (!OWN.test(id)) chunkOf.set(id, name)
          pending.push(...importsOf(id))
        }
      }
    },
  }
  const groups: Rolldown.CodeSplittingGroup[] = chunks.map(({ name }, index) => ({
    name,
    test: (id) => chunkOf.get(id) === name,
    priority: chunks.length - index,
  }))
  return { plugin, groups: [...groups, FORMS_OF_ONE, ...SMALL] }
}
