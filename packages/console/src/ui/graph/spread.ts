/** Items that touch each other and move together; `at` is the position of the first. */
interface Block {
  sum: number
  count: number
  at: number
}

/**
 * Sets the x of items in a row: each as near as possible to its target, in the given order and without overlaps. This is
 * a regression with increasing values: neighbours that would overlap share the mean of their targets.
 */
export function spread<Item extends { x: number }>(
  row: readonly Item[],
  widthOf: (item: Item) => number,
  targetOf: (item: Item, index: number) => number,
): void {
  // Without the widths of the items before it, an item has only to be not before its neighbour.
  let before = 0
  const offsets = row.map((item, index) => {
    if (index > 0) before += (widthOf(row[index - 1] ?? item) + widthOf(item)) / 2
    return before
  })
  const blocks: Block[] = []
  for (const [index, item] of row.entries()) {
    const target = targetOf(item, index) - (offsets[index] ?? 0)
    let block: Block = { sum: target, count: 1, at: target }
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      blocks.pop()
      const [sum, count] = [last.sum + block.sum, last.count + block.count]
      block = { sum, count, at: sum / count }
    }
    blocks.push(block)
  }
  const positions = blocks.flatMap(({ at, count }) => Array.from({ length: count }, () => at))
  for (const [index, item] of row.entries()) item.x = (positions[index] ?? 0) + (offsets[index] ?? 0)
}
