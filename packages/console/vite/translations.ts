import type { Plugin } from 'vite'
import { sourceMessages } from './message-ids.ts'
import { compiled, type SourceMessage } from './message-source.ts'

/** The pages before sign-in; their texts are a file of their own, so that signing in does not load the rest. */
const ENTRY_FILES = /^shell\/(?:messages|pages|sign-in)\//

/** A catalogue in FormatJS' format. */
export type Catalogue = Record<string, { defaultMessage: string }>

/** Which part of a catalogue a page loads. */
export type Extent = 'entry' | 'console'

type Messages = readonly (SourceMessage & { file: string })[]

/** The part of a catalogue as a module that exports the parsed texts by the ids that the build uses. */
export function compileCatalogue(
  json: string,
  { extent, messages, idOf }: { extent: Extent; messages: Messages; idOf: (id: string) => string },
): string {
  const catalogue = JSON.parse(json) as Catalogue // tools/languages.ts checks the files
  const texts = messages
    .filter(({ file }) => ENTRY_FILES.test(file) === (extent === 'entry'))
    .flatMap(({ id }) => {
      const translated = catalogue[id]?.defaultMessage
      return translated === undefined ? [] : [[idOf(id), compiled(translated)] as const]
    })
  return `export default ${JSON.stringify(Object.fromEntries(texts))}`
}

/** Serves `locales/<language>.json?entry` and `?console`. */
export function translations(): Plugin {
  let isBuild = false
  return {
    name: 'meridian:translations',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform: {
      filter: { id: /\/locales\/[\w-]+\.json\?(?:entry|console)$/ },
      handler(json, id) {
        const { messages, idOf } = sourceMessages()
        const extent = id.endsWith('?entry') ? 'entry' : 'console'
        const code = compileCatalogue(json, { extent, messages, idOf: isBuild ? idOf : (same) => same })
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
