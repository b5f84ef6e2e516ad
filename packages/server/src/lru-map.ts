/** A map that forgets what was set longest ago when it grows over its limit. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #limit: number

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override set(key: K, value: V): this {
    this.delete(key) // a Map keeps the order of insertion: the oldest comes first
    super.set(key, value)
    const oldest = this.keys().next()
    if (this.size > this.#limit && !oldest.done) this.delete(oldest.value)
    return this
  }
}
