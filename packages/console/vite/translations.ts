import type { Plugin } from 'vite'
import { idsInSources } from './message-ids.ts'
import { compiled } from './message-source.ts'

/** A file of translations (id → ICU text) as a module of parsed ones. */
export function compileTranslations(json: string, idOf: (id: string) => string): string {
  const texts = Object.entries(JSON.parse(json) as Record<string, string>) // tools/languages.ts holds the files to this
  return `export default ${JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [idOf(id), compiled(text)])))}`
}

/** Reads `<name>.messages.<language>.json`; in a build under the ids that compiledMessages gives. */
export function translations(): Plugin {
  let idOf = (id: string) => id
  return {
    name: 'meridian:translations',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') idOf = idsInSources()
    },
    transform: {
      filter: { id: /\.messages\.[\w-]+\.json$/ },
      handler: (json) => ({ code: compileTranslations(json, idOf), map: null, moduleType: 'js' }),
    },
  }
}
