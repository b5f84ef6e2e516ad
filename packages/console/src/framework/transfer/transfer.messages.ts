import { texts } from '../text/texts.ts'

export const transferMessages = texts('transfer', {
  allocated: 'Allocated',
  choose: 'Choose',
  noneAllocated: 'Select an item from Available items below',
  noneAvailable: 'No available items',
  noMatch: 'No available item matches your search.',
  chooseItem: 'Choose {name}',
  replaceBy: 'Replace by {name}',
  removeItem: 'Remove {name}',
  detailsOf: 'Details of {name}',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  sortBy: 'Sort by {column}',
  chosen: '{name} is allocated.',
  removed: '{name} is available again.',
  full: 'No more than {max, number} can be allocated.',
})
