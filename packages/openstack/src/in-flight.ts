/** How often entries leave before the Map is replaced. */
const DELETIONS = 64

/**
 * Calls under way, by key. A Map that entries keep coming to and leaving rehashes into new tables, and each table
 * references the next one: once a table is in V8's old generation, all later ones stay until the next full collection,
 * with the responses in them. A new Map every few deletions breaks that chain.
 */
export class InFlight<T> {
  #calls = new Map<string, T>()
  #deletions = 0

  get(key: string): T | undefined {
    return this.#calls.get(key)
  }

  add(key: string, call: T): void {
    this.#calls.set(key, call)
  }

  delete(key: string): void {
    this.#calls.delete(key)
    this.#deletions += 1
    if (this.#deletions < DELETIONS) return
    this.#calls = new Map(this.#calls)
    this.#deletions = 0
  }
}
