// oxlint-disable-next-line import/default -- what Vite makes of it has one: the address of the worker as it is built
import address from './layout-worker.ts?worker&url'

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/** The one policy that the server's headers name: whatever it is asked for, it answers the address of our worker. */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes // not in TypeScript's library yet
const policy = factory?.createPolicy('meridian-worker', { createScriptURL: () => address })

/** A worker that lays out graphs, apart from the page so that this stays quick meanwhile. */
export const startLayoutWorker = (): Worker =>
  new Worker(policy?.createScriptURL('') ?? address, { type: 'module', name: 'graph layout' })
