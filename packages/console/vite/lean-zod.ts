import type { Plugin } from 'vite'

/** What zod's schemas refer to and no page calls. */
const UNUSED_FILES = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema|memoizer)\.js$/
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/

/**
 * Leaves out what zod brings along and no page uses: the writers of JSON schemas (the server draws the OpenAPI
 * document), the guard against cycles (JSON has none), the compiler of objects (our CSP forbids it to run), and the
 * formats as methods of strings (`z.string().email()`). We write `z.email()`: the bundler drops such functions if unused.
 * A browser would load all of it before the first list.
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (UNUSED_FILES.test(id)) return emptied(code)
    return SCHEMAS.test(id) ? leanSchemas(code) : undefined
  },
})

/** The same exports with nothing behind them. */
export function emptied(code: string): string {
  const names = [...code.matchAll(/^export (?:const|class|(?:async )?function) (\w+)/gm)].map(([, name = '']) => name)
  return ['const absent = () => undefined', ...names.map((name) => `export const ${name} = absent`)].join('\n')
}

const STRING_METHODS = /("ZodString", \(inst, def\) => \{\n(?: {4}.*\n)*\}, )\{\n(?: {4}.*\n)*\}\);/
const COMPILED_OBJECT = 'core.$ZodObjectJIT.init'

/** Zod's classes without these; the build fails when zod is no longer written like this. */
export function leanSchemas(code: string): string {
  if (!STRING_METHODS.test(code) || !code.includes(COMPILED_OBJECT))
    throw new Error('zod’s classes have changed: adapt lean-zod.ts.')
  return code.replace(STRING_METHODS, '$1{});').replace(COMPILED_OBJECT, 'core.$ZodObject.init')
}
