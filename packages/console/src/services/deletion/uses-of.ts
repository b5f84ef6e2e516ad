import type { loaders } from './loaders.ts'

type Modules = { [Service in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Service]>> }

/** The look-ahead of a type: `lookAhead: usesOf('compute', 'flavorLookAhead')`. Lists contain only this small function. */
export const usesOf =
  <Service extends keyof Modules, Name extends keyof Modules[Service]>(service: Service, name: Name) =>
  async (): Promise<Modules[Service][Name]> => {
    const all = await import('./loaders.ts')
    const loaded = (await all.loaders[service]()) as Modules[Service] // by the definition of `Modules`
    return loaded[name]
  }
