import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const PARSER = '@formatjs/icu-messageformat-parser'
const DEFAULT_MESSAGE = /(defaultMessage:\s*)'((?:[^'\\\n]|\\.)*)'/g

/** A source file with its messages parsed, as react-intl would parse them in the browser. */
export const compileMessages = (code: string): string =>
  code.replace(
    DEFAULT_MESSAGE,
    (_, key: string, text: string) => key + JSON.stringify(parse(text.replace(/\\(.)/g, '$1'))),
  )

/** Parses messages when building, so that the parser, a tenth of the sign-in page, stays out of the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'meridian:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'defaultMessage' },
      handler: (code) => ({ code: compileMessages(code), map: null }),
    },
  }
}
