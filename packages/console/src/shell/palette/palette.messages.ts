import { texts } from '../../framework/text/texts.ts'

export const paletteMessages = texts('palette', {
  hint: 'Pages, names, ids, addresses, tags…',
  best: 'Best match',
  pages: 'Pages',
  next: 'Next steps',
  calls: 'Show the calls behind this page',
  searching: 'Searching…',
  theme: 'Theme: {theme}',
  toProject: 'Switch to project {project}',
  inProject: 'in project {project}',
  order: '{action}: {name}',
  found: '{count, plural, =0 {Nothing found.} one {# result} other {# results}}',
  unsearched: 'Could not be searched: {names}.',
  waiting: 'Still searching: {names}…',
})
