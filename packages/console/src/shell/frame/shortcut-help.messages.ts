import { texts } from '../../framework/text/texts.ts'

export const shortcutMessages = texts('shortcuts', {
  title: 'Keyboard shortcuts',
  pages: 'Go to a page',
  everywhere: 'Everywhere',
  lists: 'In lists',
  code: 'Show a dialog as code',
  help: 'All shortcuts',
  rows: 'Next or previous row',
  unfold: 'Unfold or fold the row',
  select: 'Select the row',
  open: 'Open the row',
  menu: 'Actions of the row',
  service: 'Places of a service; then a letter opens one',
  singleKeys: 'Use shortcuts without Ctrl or Alt',
})
