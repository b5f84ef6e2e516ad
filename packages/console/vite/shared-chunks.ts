import * as path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { usedModules } from './used-modules.ts'

/** Lists all icons: which are used where is for the bundler to find out. */
const ICONS = /node_modules\/lucide-react\//
const isIcon = (id: string) => ICONS.test(id)
/** What one resource is made of is fetched with it: the folder that it is in. */
const OWN = /\/src\/(?:resources|flows)\/([^/]+)\//
/** What is fetched by so many folders is one file for all, though each needs only parts of it. */
const MANY = 4
/** What is in no such folder. */
const FRAME = 'frame'

/** Words that several pages say are one file: each by itself is too small to compress well. */
const WORDS = /\/src\/.+\.messages\.ts$/

/** Small and many, and mostly fetched anyway: all places are known from the start, and so are most icons. */
const SMALL: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'manifests',
    test: /\/src\/(?:resources|flows)\/.+(?:\.manifest|-names\.messages)\.ts$/,
    includeDependenciesRecursively: false,
  },
  { name: 'icons', test: ICONS, includeDependenciesRecursively: false },
]

interface SharedChunk {
  name: string
  /** All that these modules import is in the chunk, unless an earlier one has it; they themselves stay apart. */
  from: readonly string[]
  /** Its words are apart from it: lists say some of them, and do not fetch the rest for that. */
  wordsApart?: true
}

/**
 * Puts what pages share into a few files: left alone, the bundler makes one for each way of sharing, which are
 * hundreds, and small files compress badly. A module belongs to the first chunk that needs it, so none loads too much.
 * What only one resource needs is three files: of its lists, its other pages, and its dialogs; and so is what the same
 * few resources need, and what many do.
 */
export function sharedChunks(root: string, chunks: readonly SharedChunk[]) {
  const chunkOf = new Map<string, string>()
  const ownChunkOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'shared-chunks',
    buildEnd() {
      const importsOf = usedModules((id) => this.getModuleInfo(id))
      const starts = chunks.map(({ from }) => from.map((file) => path.join(root, file)))
      for (const [index, { name, wordsApart }] of chunks.entries()) {
        const apart = new Set(starts.flat())
        const isElsewhere = (id: string) => apart.has(id) || chunkOf.has(id) || isIcon(id)
        for (const id of reachedFrom((starts[index] ?? []).flatMap(importsOf), importsOf, isElsewhere))
          if (!OWN.test(id) && !(wordsApart && WORDS.test(id))) chunkOf.set(id, name)
      }
      const entries = [...this.getModuleIds()].filter((id) => {
        const info = this.getModuleInfo(id)
        return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
      })
      for (const [id, name] of ownChunks(entries, importsOf)) ownChunkOf.set(id, name)
    },
  }
  const groups: Rolldown.CodeSplittingGroup[] = chunks.map(({ name }, index) => ({
    name,
    test: (id) => chunkOf.get(id) === name,
    priority: chunks.length - index,
  }))
  const own: Rolldown.CodeSplittingGroup = {
    name: (id) => ownChunkOf.get(id) ?? null,
    debugName: 'what the same resources need',
    // What it shares with further ones stays where those find it.
    includeDependenciesRecursively: false,
  }
  // Before the groups, each of which takes along what it imports.
  const words: Rolldown.CodeSplittingGroup = {
    name: 'words',
    test: (id) => !chunkOf.has(id) && ownChunkOf.get(id) === 'words',
    priority: chunks.length + 1,
    includeDependenciesRecursively: false,
  }
  return { plugin, groups: [words, ...groups, ...SMALL, own] }
}

type ImportsOf = (id: string) => readonly string[]

/** What is fetched together, in the order in which the first that needs a module has it: so none imports a later one. */
const LAYERS: readonly { ending: string; begins: (entry: string) => boolean }[] = [
  { ending: '', begins: (entry) => entry.endsWith('.resource.tsx') },
  { ending: '-parts', begins: (entry) => !/\/forms?\//.test(entry) },
  { ending: '-forms', begins: () => true },
]

/**
 * The chunk of each module, by the folders whose entries reach it. What a module imports is reached by all of these at
 * least, and maybe by more: so no two chunks import each other. What only the frame's own pages reach is for the bundler.
 */
function ownChunks(entries: readonly string[], importsOf: ImportsOf): Map<string, string> {
  const reachedBy = new Map<string, string[]>()
  for (const entry of entries)
    for (const id of reachedFrom([entry], importsOf, isIcon)) reachedBy.set(id, [...(reachedBy.get(id) ?? []), entry])
  const chunks = new Map<string, string>()
  for (const [id, from] of reachedBy) {
    const folders = new Set(from.map((entry) => OWN.exec(entry)?.[1] ?? FRAME))
    const layer = LAYERS.find(({ begins }) => from.some(begins))?.ending ?? ''
    if (folders.size > 1 && WORDS.test(id)) chunks.set(id, 'words')
    else if (folders.size >= MANY) chunks.set(id, `common${layer}`)
    else if (folders.size > 1 || !folders.has(FRAME)) chunks.set(id, `${[...folders].toSorted().join('-')}${layer}`)
  }
  return chunks
}

function reachedFrom(from: readonly string[], importsOf: ImportsOf, isElsewhere: (id: string) => boolean): Set<string> {
  const seen = new Set<string>()
  const pending = [...from]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id) || isElsewhere(id)) continue
    seen.add(id)
    pending.push(...importsOf(id))
  }
  return seen
}
