import { texts } from '../text/texts.ts'

export const arrangeMessages = texts('views', {
  saveHint: 'Keeps the filters, the sort order and the columns of this list.',
  name: 'Name of the view',
  saved: 'Saved views',
  nothing: 'No views are saved yet.',
  arrange: 'Move and resize columns',
  arrangeHint: 'The edge of a column header can also be dragged.',
  remove: 'Delete view {name}',
  widthOf: 'Width of {name}',
  earlier: 'Move {name} earlier',
  later: 'Move {name} later',
})
