/** A Map of at most `limit` entries: one more deletes the entry that was set longest ago. */
export class LruMap<K, V> extends Map<K, V> {
  readonly #limit: number

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override set(key: K, value: V): this {
    this.delete(key) // a Map iterates in the order of insertion, so the oldest entry is first
    super.set(key, value)
    const oldest = this.keys().next()
    if (this.size > this.#limit && !oldest.done) this.delete(oldest.value)
    return this
  }
}
