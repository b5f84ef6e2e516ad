import type { Plugin } from 'vite'

interface Chunk {
  imports: readonly string[]
}

/** Files that import each other in a circle run in an order nobody wrote: such a build is refused. */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    generateBundle(_options, bundle) {
      const chunks = Object.entries(bundle).flatMap(([file, output]) =>
        output.type === 'chunk' ? [[file, output] as const] : [],
      )
      const circle = findCircle(new Map(chunks))
      if (circle) this.error(`Chunks import each other in a circle: ${circle.join(' → ')}`)
    },
  }
}

/** The first circle there is, from one file back to it. */
export function findCircle(chunks: ReadonlyMap<string, Chunk>): string[] | undefined {
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const imported of chunks.get(file)?.imports ?? []) {
      const circle = follow(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of chunks.keys()) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return undefined
}
