import { readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A file that only passes on what another has, by the names that whoever imports it expects. */
interface Facade {
  target: string
  /** What it is called here, and there. */
  names: readonly (readonly [here: string, there: string])[]
}

const ONLY_PASSES_ON = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/

export function facadeOf(code: string): Facade | null {
  const [, list, target] = ONLY_PASSES_ON.exec(code) ?? []
  if (list === undefined || target === undefined) return null
  const names = list.split(',').map((part) => {
    const [there = '', here = there] = part.trim().split(' as ')
    return [here, there] as const
  })
  return { target, names }
}

/** The code with the facades' targets in place of the facades, where it fetches one and where it tells what to preload. */
export function foldInto(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code
    .replaceAll(/import\(([`"'])\.\/([^`"']+)\1\)/g, (whole, quote: string, file: string) => {
      const facade = facades.get(file)
      if (!facade) return whole
      const names = facade.names.map(([here, there]) => `${here}:e.${there}`).join()
      return `import(${quote}./${facade.target}${quote}).then(e=>({${names}}))`
    })
    .replaceAll(/(["'])\.\/([^"']+\.js)\1/g, (whole, quote: string, file: string) => {
      const facade = facades.get(file)
      return facade ? `${quote}./${facade.target}${quote}` : whole
    })
}

/**
 * Takes away the files that the bundler makes for what is fetched alone but lies in a file with others: each would be
 * a request more, and a hundred of them are 2 % of the console.
 */
export function foldFacades(): Plugin {
  return {
    name: 'meridian:fold-facades',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler({ dir = '' }) {
        const folder = join(dir, 'static')
        const codes = new Map(
          readdirSync(folder)
            .filter((file) => file.endsWith('.js'))
            .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
        )
        const facades = new Map(
          [...codes].flatMap(([file, code]) => {
            const facade = facadeOf(code)
            return facade ? [[file, facade] as const] : []
          }),
        )
        for (const [file, code] of codes) {
          const folded = foldInto(code, facades)
          if (facades.has(file)) rmSync(join(folder, file))
          else if (folded !== code) writeFileSync(join(folder, file), folded)
        }
        foldManifest(join(dir, '.vite/manifest.json'), facades)
      },
    },
  }
}

function foldManifest(file: string, facades: ReadonlyMap<string, Facade>) {
  if (!existsSync(file)) return
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }> // as Vite documents it
  for (const chunk of Object.values(manifest)) {
    const facade = facades.get(chunk.file.replace('static/', ''))
    if (facade) chunk.file = `static/${facade.target}`
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}
