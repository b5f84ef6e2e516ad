/** `--smoke` runs every bench small: it shows that each still works, and its numbers say nothing. */
export const isSmoke = process.argv.includes('--smoke')

/** How much a bench does: the whole, or little of it for `--smoke`. */
export const sized = (whole: number, small: number): number => (isSmoke ? small : whole)
