import type { Rolldown } from 'vite'

type GetModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'code'> | null

/** The one file that lists all of a package: who imports a name of it uses only the module that has the name. */
const BARREL = /\/packages\/contract\/src\/index\.ts$/
const FROM_BARREL = /import\s*\{([^}]*)\}\s*from\s*["']@meridian\/contract["']/g
const EXPORTED = /export\s+(?:const|let|function|async function|class)\s+([\w$]+)|export\s*\{([^}]*)\}/g

/** What a module imports, with the list of the contract seen through: the bundler sees through it, too, but does not tell. */
export function usedModules(getModule: GetModule): (id: string) => readonly string[] {
  const homes = new Map<string, ReadonlyMap<string, string>>()
  const homesIn = (barrel: string) => {
    const known = homes.get(barrel) ?? homesOfNames(getModule(barrel)?.importedIds ?? [], getModule)
    homes.set(barrel, known)
    return known
  }
  return (id) => {
    const { importedIds = [], code = '' } = getModule(id) ?? {}
    return importedIds.flatMap((imported) => {
      if (!BARREL.test(imported)) return [imported]
      const names = [...(code ?? '').matchAll(FROM_BARREL)].flatMap(([, list = '']) => joinNames(list))
      return names.map((name) => homesIn(imported).get(name) ?? unknownName(name, id))
    })
  }
}

function homesOfNames(modules: readonly string[], getModule: GetModule): ReadonlyMap<string, string> {
  const homes = new Map<string, string>()
  for (const id of modules)
    for (const [, name, list = ''] of getModule(id)?.code?.matchAll(EXPORTED) ?? [])
      for (const each of name ? [name] : exportedNames(list)) homes.set(each, id)
  return homes
}

const parts = (list: string) => list.split(',').map((part) => part.trim().split(/\s+as\s+/))
/** `a as b` imports a. */
const joinNames = (list: string) => parts(list).flatMap(([name]) => name || [])
/** `a as b` exports b. */
const exportedNames = (list: string) => parts(list).flatMap((names) => names.at(-1) || [])

function unknownName(name: string, importer: string): never {
  throw new Error(`${importer} imports ${name} of the contract, which no module of it exports`)
}
