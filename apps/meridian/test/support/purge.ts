import { deletionOrder, projectContentEndpoints as contents, type ContentItem } from '@meridian/contract'
import { expect } from 'vitest'
import { PATIENCE_MS, type World } from './world.ts'

/** Deletes in the order of the rules, as the console's plan does; returns what stayed, with the service's words. */
export async function purge(world: World, id: string, all: readonly ContentItem[]): Promise<Map<string, string>> {
  const stayed = new Map<string, string>()
  const done = new Set<string>()
  let waiting = deletionOrder(all)
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((key) => done.has(key)))
    expect(ready.length).toBeGreaterThan(0)
    for (const { item, key } of ready) {
      const refusal = await goneOrRefused(world, id, item)
      if (refusal !== null) stayed.set(key, refusal)
      done.add(key)
    }
    waiting = waiting.filter(({ key }) => !done.has(key))
  }
  return stayed
}

async function goneOrRefused(world: World, id: string, { kind, id: itemId }: ContentItem): Promise<string | null> {
  for (const end = Date.now() + PATIENCE_MS * 2; Date.now() < end;) {
    const answer = await world.send('admin', contents.projectContentDelete, { params: { id, kind, itemId } })
    if (answer.statusCode >= 400) return String(answer.json())
    if (answer.json().gone) return null
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return 'still there'
}
