/** The order of names that people read: as the page's language has it, and "web-2" before "web-10". */
export const compareText = (a: string, b: string): number =>
  collatorOf(pageLanguage()).compare(a, b) || (a < b ? -1 : Number(a > b))

/** Numbers in words count by their value, and case does not count. */
export const collatorOf = (language: string | undefined): Intl.Collator => {
  const known = collators.get(language)
  if (known) return known
  const made = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  collators.set(language, made)
  return made
}

/** Making one takes longer than sorting a list with it. */
const collators = new Map<string | undefined, Intl.Collator>()

/** Rules that sort are called from everywhere, tests too, and would have to be handed it through all of that. */
const pageLanguage = (): string | undefined => globalThis.document?.documentElement.lang || undefined
