import type { Plugin } from 'vite'

const FILES = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/

/**
 * Leaves out zod's writers of JSON schemas. Every schema refers to them, no page calls them (the server draws the
 * OpenAPI document), and they are 7 kB of what a browser loads before the first list.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return FILES.test(id) ? emptied(code) : undefined
  },
})

/** The same exports with nothing behind them. */
export function emptied(code: string): string {
  const names = [...code.matchAll(/^export (?:const|class|(?:async )?function) (\w+)/gm)].map(([, name = '']) => name)
  return ['const absent = () => undefined', ...names.map((name) => `export const ${name} = absent`)].join('\n')
}
