// oxlint-disable-next-line import/default -- Vite adds the default export: the URL of the built worker
import address from './layout-worker.ts?worker&url'

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/** The only Trusted Types policy that the server's headers allow: it always returns the URL of our worker. */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes // not in TypeScript's library yet
const policy = factory?.createPolicy('meridian-worker', { createScriptURL: () => address })

/** Starts the worker that lays out graphs, so that the page stays responsive. */
export const startLayoutWorker = (): Worker =>
  new Worker(policy?.createScriptURL('') ?? address, { type: 'module', name: 'graph layout' })
