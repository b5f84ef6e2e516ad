/** Numbers that look random, and are the same for the same seed. */
export class Dice {
  #state: number
  constructor(seed: number) {
    this.#state = seed >>> 0
  }
  /** From 0 to less than `sides`. */
  roll(sides: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
  chance(percent: number): boolean {
    return this.roll(100) < percent
  }
  pick<T>(items: readonly T[]): T {
    return items[this.roll(items.length)] as T // callers pass lists that are not empty
  }
  some<T>(items: readonly T[], percent: number): T[] {
    return items.filter(() => this.chance(percent))
  }
}
