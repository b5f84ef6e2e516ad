import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { sourceMessages } from './message-ids.ts'
import { messagesIn, replaceTexts } from './message-source.ts'

const PARSER = '@formatjs/icu-messageformat-parser'

/** A source file with its messages parsed, as react-intl would parse them in the browser. */
export function compileMessages(code: string, idOf: (id: string) => string): string {
  messagesIn(code) // throws for one that the next line would miss
  return replaceTexts(code, (group) => {
    const messages = [...group].map(([key, message]) => {
      const value =
        typeof message === 'string'
          ? message
          : JSON.stringify({ id: idOf(message.id), defaultMessage: parse(message.text) })
      return `${JSON.stringify(key)}:${value}`
    })
    return `({${messages.join()}})`
  })
}

/** Parses messages when building, so that the parser, a tenth of the sign-in page, stays out of the browser. */
export function compiledMessages(): Plugin {
  let idOf = (id: string) => id
  return {
    name: 'meridian:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    buildStart() {
      idOf = sourceMessages().idOf
    },
    transform: {
      filter: { id: /\/src\/.*\.(?:messages|manifest|story)\.tsx?$/, code: 'texts' },
      handler: (code) => ({ code: compileMessages(code, idOf), map: null }),
    },
  }
}
