import { defineMessages } from 'react-intl'

/** What a list says while not all of it is loaded. */
export const halfMessages = defineMessages({
  loadRest: { id: 'halfList.loadRest', defaultMessage: 'Load the rest' },
  searching: { id: 'halfList.searching', defaultMessage: 'Searching the rest of the list' },
  searchingHint: {
    id: 'halfList.searchingHint',
    defaultMessage: 'Nothing that is loaded matches. The rest is still coming.',
  },
  noneYet: { id: 'halfList.noneYet', defaultMessage: 'Nothing found so far' },
  selectMatching: { id: 'halfList.selectMatching', defaultMessage: 'Select all that match' },
  selectUnknown: { id: 'halfList.selectUnknown', defaultMessage: 'Select all, also those not loaded' },
})

export const halfPhrases = defineMessages<{
  someLoaded: { loaded: number }
  loadedOf: { loaded: number; total: number }
  foundIn: { count: number }
  noneIn: { loaded: number }
  noneInOf: { loaded: number; total: number }
  selectAll: { total: number }
}>({
  someLoaded: { id: 'halfList.someLoaded', defaultMessage: 'First {loaded, number} loaded, there are more' },
  loadedOf: { id: 'halfList.loadedOf', defaultMessage: '{loaded, number} of {total, number} loaded' },
  foundIn: { id: 'halfList.foundIn', defaultMessage: '{count, number} found so far' },
  noneIn: {
    id: 'halfList.noneIn',
    defaultMessage: 'Only the first {loaded, number} items are loaded. What you look for may be among the others.',
  },
  noneInOf: {
    id: 'halfList.noneInOf',
    defaultMessage:
      'Only {loaded, number} of {total, number} items are loaded. What you look for may be among the others.',
  },
  selectAll: { id: 'halfList.selectAll', defaultMessage: 'Select all {total, number}' },
})
