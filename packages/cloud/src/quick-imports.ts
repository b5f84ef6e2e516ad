import { registerHooks } from 'node:module'

/**
 * Has relative imports of `.ts` files taken as they are written, from now on. Node would look for each file, its real path
 * and its package first, which for hundreds of modules is a third of the time that a program takes to start.
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
