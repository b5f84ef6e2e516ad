import { defineMessages } from 'react-intl'

export const viewMessages = defineMessages({
  views: { id: 'views.views', defaultMessage: 'Views' },
  save: { id: 'views.save', defaultMessage: 'Save this view…' },
  saveHint: { id: 'views.saveHint', defaultMessage: 'Keeps the filters, the sort order and the columns of this list.' },
  copyLink: { id: 'views.copyLink', defaultMessage: 'Copy link to this view' },
  copied: { id: 'views.copied', defaultMessage: 'Link copied' },
  name: { id: 'views.name', defaultMessage: 'Name of the view' },
  saved: { id: 'views.saved', defaultMessage: 'Saved views' },
  nothing: { id: 'views.nothing', defaultMessage: 'No views are saved yet.' },
  arrange: { id: 'views.arrange', defaultMessage: 'Move and resize columns' },
  arrangeHint: { id: 'views.arrangeHint', defaultMessage: 'The edge of a column header can also be dragged.' },
})

export const viewPhrases = defineMessages<{
  remove: { name: string }
  widthOf: { name: string }
  earlier: { name: string }
  later: { name: string }
}>({
  remove: { id: 'views.remove', defaultMessage: 'Delete view {name}' },
  widthOf: { id: 'views.widthOf', defaultMessage: 'Width of {name}' },
  earlier: { id: 'views.earlier', defaultMessage: 'Move {name} earlier' },
  later: { id: 'views.later', defaultMessage: 'Move {name} later' },
})
