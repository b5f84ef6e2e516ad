import { defineMessages } from 'react-intl'

export const transferMessages = defineMessages({
  allocated: { id: 'transfer.allocated', defaultMessage: 'Allocated' },
  available: { id: 'transfer.available', defaultMessage: 'Available' },
  choose: { id: 'transfer.choose', defaultMessage: 'Choose' },
  replace: { id: 'transfer.replace', defaultMessage: 'Replace' },
  remove: { id: 'transfer.remove', defaultMessage: 'Remove' },
  noneAllocated: { id: 'transfer.noneAllocated', defaultMessage: 'Select an item from Available items below' },
  noneAvailable: { id: 'transfer.noneAvailable', defaultMessage: 'No available items' },
  noMatch: { id: 'transfer.noMatch', defaultMessage: 'No available item matches your search.' },
  actions: { id: 'transfer.actions', defaultMessage: 'Actions' },
  expand: { id: 'transfer.expand', defaultMessage: 'Details' },
})

export const transferPhrases = defineMessages<{
  chooseItem: { name: string }
  replaceBy: { name: string }
  removeItem: { name: string }
  detailsOf: { name: string }
  moveUp: { name: string }
  moveDown: { name: string }
  sortBy: { column: string }
  chosen: { name: string }
  removed: { name: string }
  full: { max: number }
}>({
  chooseItem: { id: 'transfer.chooseItem', defaultMessage: 'Choose {name}' },
  replaceBy: { id: 'transfer.replaceBy', defaultMessage: 'Replace by {name}' },
  removeItem: { id: 'transfer.removeItem', defaultMessage: 'Remove {name}' },
  detailsOf: { id: 'transfer.detailsOf', defaultMessage: 'Details of {name}' },
  moveUp: { id: 'transfer.moveUp', defaultMessage: 'Move {name} up' },
  moveDown: { id: 'transfer.moveDown', defaultMessage: 'Move {name} down' },
  sortBy: { id: 'transfer.sortBy', defaultMessage: 'Sort by {column}' },
  chosen: { id: 'transfer.chosen', defaultMessage: '{name} is allocated.' },
  removed: { id: 'transfer.removed', defaultMessage: '{name} is available again.' },
  full: { id: 'transfer.full', defaultMessage: 'No more than {max, number} can be allocated.' },
})
