import { defineMessages } from 'react-intl'

export const paletteMessages = defineMessages({
  hint: { id: 'palette.hint', defaultMessage: 'Pages, names, ids, addresses, tags…' },
  recent: { id: 'palette.recent', defaultMessage: 'Recent' },
  best: { id: 'palette.best', defaultMessage: 'Best match' },
  pages: { id: 'palette.pages', defaultMessage: 'Pages' },
  actions: { id: 'palette.actions', defaultMessage: 'Actions' },
  projects: { id: 'palette.projects', defaultMessage: 'Projects' },
  settings: { id: 'palette.settings', defaultMessage: 'Settings' },
  calls: { id: 'palette.calls', defaultMessage: 'Show the calls behind this page' },
  searching: { id: 'palette.searching', defaultMessage: 'Searching…' },
})

export const palettePhrases = defineMessages<{
  theme: { theme: string }
  toProject: { project: string }
  inProject: { project: string }
  order: { action: string; name: string }
  found: { count: number }
  unsearched: { names: string }
  waiting: { names: string }
}>({
  theme: { id: 'palette.theme', defaultMessage: 'Theme: {theme}' },
  toProject: { id: 'palette.toProject', defaultMessage: 'Switch to project {project}' },
  inProject: { id: 'palette.inProject', defaultMessage: 'in project {project}' },
  order: { id: 'palette.order', defaultMessage: '{action}: {name}' },
  found: {
    id: 'palette.found',
    defaultMessage: '{count, plural, =0 {Nothing found.} one {# result} other {# results}}',
  },
  unsearched: { id: 'palette.unsearched', defaultMessage: 'Could not be searched: {names}.' },
  waiting: { id: 'palette.waiting', defaultMessage: 'Still searching: {names}…' },
})
