/** A link in running text. */
export const linkClass =
  'rounded-sm text-accent underline decoration-accent-line underline-offset-2 hover:text-accent-strong hover:decoration-current'

/** A link that is the name of a thing, as in a table's first column, where it is as wide as what is seen of it. */
export const nameLinkClass =
  'rounded-sm font-medium text-ink no-underline hover:text-accent hover:underline in-[td]:inline-block in-[td]:max-w-full in-[td]:cut in-[td]:align-bottom'
