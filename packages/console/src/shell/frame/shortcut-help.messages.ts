import { defineMessages } from 'react-intl'

export const shortcutMessages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
  pages: { id: 'shortcuts.pages', defaultMessage: 'Go to a page' },
  everywhere: { id: 'shortcuts.everywhere', defaultMessage: 'Everywhere' },
  lists: { id: 'shortcuts.lists', defaultMessage: 'In lists' },
  code: { id: 'shortcuts.code', defaultMessage: 'Show a dialog as code' },
  help: { id: 'shortcuts.help', defaultMessage: 'All shortcuts' },
  rows: { id: 'shortcuts.rows', defaultMessage: 'Next or previous row' },
  unfold: { id: 'shortcuts.unfold', defaultMessage: 'Unfold or fold the row' },
  select: { id: 'shortcuts.select', defaultMessage: 'Select the row' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open the row' },
  menu: { id: 'shortcuts.menu', defaultMessage: 'Actions of the row' },
  singleKeys: { id: 'shortcuts.singleKeys', defaultMessage: 'Use shortcuts without Ctrl or Alt' },
})
