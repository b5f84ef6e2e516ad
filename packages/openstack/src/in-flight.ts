const BUCKETS = 256
/** Keys differ in how they end. */
const TAIL = 16

interface Entry<T> {
  key: string
  value: T
}

/**
 * What is under way, by its key. A Map that entries keep coming to and leaving makes itself a new table every now and
 * then, and each table points to the next: once one of them is old, those after it are kept until the next full
 * collection, with every answer that was in them. These buckets stay what they are.
 */
export class InFlight<T> {
  readonly #buckets: Entry<T>[][] = Array.from({ length: BUCKETS }, () => [])

  get(key: string): T | undefined {
    return this.#bucketOf(key).find((entry) => entry.key === key)?.value
  }

  add(key: string, value: T): void {
    this.#bucketOf(key).push({ key, value })
  }

  delete(key: string): void {
    const bucket = this.#bucketOf(key)
    const at = bucket.findIndex((entry) => entry.key === key)
    if (at >= 0) bucket.splice(at, 1)
  }

  #bucketOf(key: string): Entry<T>[] {
    let hash = 0
    for (let at = Math.max(0, key.length - TAIL); at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) | 0
    return this.#buckets[hash & (BUCKETS - 1)] as Entry<T>[] // there is one for every remainder
  }
}
