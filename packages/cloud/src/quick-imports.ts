import { registerHooks } from 'node:module'

/**
 * Resolves relative imports of `.ts` files without file system lookups. Node would look up each file, its real path and its
 * package, which takes a third of the start-up time with hundreds of modules.
 */
export function importQuickly(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context
      if (!specifier.startsWith('.') || !specifier.endsWith('.ts') || parentURL === undefined) {
        return next(specifier, context)
      }
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
    },
  })
}
