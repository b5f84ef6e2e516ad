import { texts } from '../text/texts.ts'

export const viewMessages = texts('views', {
  views: 'Views',
  save: 'Save this view…',
  saveHint: 'Keeps the filters, the sort order and the columns of this list.',
  copyLink: 'Copy link to this view',
  copied: 'Link copied',
  name: 'Name of the view',
  saved: 'Saved views',
  nothing: 'No views are saved yet.',
  arrange: 'Move and resize columns',
  arrangeHint: 'The edge of a column header can also be dragged.',
})

export const viewPhrases = texts<{
  remove: { name: string }
  widthOf: { name: string }
  earlier: { name: string }
  later: { name: string }
}>('views', {
  remove: 'Delete view {name}',
  widthOf: 'Width of {name}',
  earlier: 'Move {name} earlier',
  later: 'Move {name} later',
})
