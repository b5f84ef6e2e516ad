import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { messagesIn, type SourceMessage } from '../../packages/console/vite/message-source.ts'

/** The languages that every message is translated to; English is in the sources. */
export const LANGUAGES = ['de', 'ja'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** One `*.messages.ts` with its translations beside it. */
export interface MessageFile {
  /** Relative to the sources' root. */
  path: string
  messages: SourceMessage[]
  /** Null: there is no such file. */
  translations: Record<LanguageCode, Record<string, string> | null>
}

export const translationPath = (path: string, language: LanguageCode) => path.replace(/\.ts$/, `.${language}.json`)

/** All of the console's; the gallery is for developers, who read English. */
export function readMessageFiles(root: string): { files: MessageFile[]; orphans: string[]; unreadable: string[] } {
  const all = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((path) => !path.startsWith('gallery/'))
      .sort()
  const unreadable: string[] = []
  const files = all('**/*.messages.ts').map((path): MessageFile => {
    const json = (language: LanguageCode) =>
      readTranslations(join(root, translationPath(path, language)), unreadable, root)
    return { path, messages: readMessages(root, path, unreadable), translations: { de: json('de'), ja: json('ja') } }
  })
  const expected = new Set(files.flatMap(({ path }) => LANGUAGES.map((language) => translationPath(path, language))))
  const orphans = all('**/*.messages.*.json').filter((path) => !expected.has(path))
  return { files, orphans, unreadable }
}

function readMessages(root: string, path: string, unreadable: string[]): SourceMessage[] {
  try {
    return messagesIn(readFileSync(join(root, path), 'utf8'))
  } catch (error) {
    unreadable.push(`${path}: ${(error as Error).message}`) // messagesIn throws nothing else
    return []
  }
}

function readTranslations(file: string, unreadable: string[], root: string): Record<string, string> | null {
  if (!existsSync(file)) return null
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isTexts(texts)) return texts
    unreadable.push(`${relative(root, file)}: is not an object of texts`)
  } catch (error) {
    unreadable.push(`${relative(root, file)}: ${(error as Error).message}`) // JSON.parse throws a SyntaxError
  }
  return {}
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
