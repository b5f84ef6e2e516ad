import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { messagesIn, type SourceMessage } from '../../packages/console/vite/message-source.ts'

/** The English messages of one source file. */
export interface MessageFile {
  /** Relative to the sources' root. */
  path: string
  messages: SourceMessage[]
}

/** The translations of one language: `locales/<code>.json`. */
export interface Catalogue {
  code: string
  texts: Record<string, string>
}

/** All messages of the console; the gallery is for developers and has only English. */
export function readMessageFiles(sources: string, problems: string[]): MessageFile[] {
  return globSync('**/*.{messages,manifest}.ts', { cwd: sources })
    .filter((path) => !path.startsWith('gallery/'))
    .toSorted()
    .map((path) => {
      try {
        return { path, messages: messagesIn(readFileSync(join(sources, path), 'utf8')) }
      } catch (error) {
        problems.push(`${path}: ${(error as Error).message}`) // messagesIn throws nothing else
        return { path, messages: [] }
      }
    })
}

/** Every catalogue in the folder: a language is added by adding its file. */
export function readCatalogues(folder: string, problems: string[]): Catalogue[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const code = basename(file, '.json')
      const json = readFileSync(join(folder, file), 'utf8')
      problems.push(...textsTwice(json).map((id) => `${file}: has two texts for ${id}; keep one`))
      try {
        const texts = textsIn(JSON.parse(json))
        if (catalogueJson(texts) !== json)
          problems.push(`${file}: is not sorted by id, one line each; run node tools/languages.ts --sort`)
        return { code, texts }
      } catch (error) {
        problems.push(`${file}: ${(error as Error).message}`) // JSON.parse and textsIn throw errors with a message
        return { code, texts: {} }
      }
    })
}

/** Ids with two different texts, as a merge that kept both sides leaves them; JSON.parse would drop the first. */
export function textsTwice(json: string): string[] {
  const lines = [...json.matchAll(/^ *"([^"]+)": (\{.*\}),?$/gm)]
  const byId = Map.groupBy(lines, ([, id = '']) => id)
  return [...byId].filter(([, same]) => new Set(same.map(([, , text]) => text)).size > 1).map(([id]) => id)
}

function textsIn(catalogue: unknown): Record<string, string> {
  if (typeof catalogue !== 'object' || catalogue === null) throw new Error('is not an object')
  const texts = Object.entries(catalogue).map(([id, message]: [string, unknown]) => {
    const { defaultMessage } = (message ?? {}) as { defaultMessage?: unknown } // checked on the next line
    if (typeof defaultMessage !== 'string') throw new Error(`${id} has no defaultMessage`)
    return [id, defaultMessage] as const
  })
  return Object.fromEntries(texts)
}

/** A catalogue as it is stored: FormatJS' format, sorted by id, a line for each message. */
export function catalogueJson(texts: Record<string, string>): string {
  const lines = Object.keys(texts)
    .toSorted()
    .map((id) => `  ${JSON.stringify(id)}: { "defaultMessage": ${JSON.stringify(texts[id])} }`)
  return `{\n${lines.join(',\n')}\n}\n`
}
