import type { Plugin } from 'vite'
import { sourceMessages } from './message-ids.ts'
import { compiled, type SourceMessage } from './message-source.ts'

/** The pages before sign-in; their texts are a file of their own, so that signing in does not load the rest. */
const ENTRY_FILES = /^shell\/(?:messages|pages|sign-in)\//

/** A catalogue in FormatJS' format. */
export type Catalogue = Record<string, { defaultMessage: string }>

/** The parts of a catalogue: of the pages before sign-in, of the resources, and of the rest of the console. */
export type Extent = 'entry' | 'console' | 'resources'

function extentOf(file: string): Extent {
  if (ENTRY_FILES.test(file)) return 'entry'
  return file.startsWith('resources/') ? 'resources' : 'console'
}

type Messages = readonly (SourceMessage & { file: string })[]

/** The part of a catalogue as a module that exports the parsed texts by the ids that the build uses. */
export function compileCatalogue(
  json: string,
  { extent, messages, idOf }: { extent: Extent; messages: Messages; idOf: (id: string) => string },
): string {
  const catalogue = JSON.parse(json) as Catalogue // tools/languages.ts checks the files
  const texts = messages
    .filter(({ file }) => extentOf(file) === extent)
    .flatMap(({ id }) => {
      const translated = catalogue[id]?.defaultMessage
      return translated === undefined ? [] : [[idOf(id), compiled(translated)] as const]
    })
  return `export default ${JSON.stringify(Object.fromEntries(texts))}`
}

/** Serves `locales/<language>.json?entry`, `?console` and `?resources`. */
export function translations(): Plugin {
  let isBuild = false
  return {
    name: 'meridian:translations',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform: {
      filter: { id: /\/locales\/[\w-]+\.json\?(?:entry|console|resources)$/ },
      handler(json, id) {
        const { messages, idOf } = sourceMessages()
        const extent = id.slice(id.lastIndexOf('?') + 1) as Extent // by the filter
        const code = compileCatalogue(json, { extent, messages, idOf: isBuild ? idOf : (same) => same })
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
