import { validationFailed } from '../faults.ts'

/** The names in topological order. Throws for a circular dependency. */
export function inOrder(requires: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const waiting = new Map(requires)
  while (waiting.size > 0) {
    const ready = [...waiting.keys()].filter((name) => waiting.get(name)?.every((needed) => !waiting.has(needed)))
    if (ready.length === 0) {
      const circle = [...waiting].map(([name, needed]) => `'${name}': [${needed.join(', ')}]`).join(', ')
      throw validationFailed(`Circular Dependency Found: {${circle.slice(0, 500)}}`)
    }
    for (const name of ready) {
      waiting.delete(name)
      done.add(name)
    }
  }
  return [...done]
}
