import { texts } from '../text/texts.ts'

/** What a list says while not all of it is loaded. */
export const halfMessages = texts('halfList', {
  loadRest: 'Load the rest',
  searching: 'Searching the rest of the list',
  searchingHint: 'Nothing that is loaded matches. The rest is still coming.',
  noneYet: 'Nothing found so far',
  selectMatching: 'Select all that match',
  selectUnknown: 'Select all, also those not loaded',
  someLoaded: 'First {loaded, number} loaded, there are more',
  loadedOf: '{loaded, number} of {total, number} loaded',
  foundIn: '{count, number} found so far',
  noneIn: 'Only the first {loaded, number} items are loaded. What you look for may be among the others.',
  noneInOf: 'Only {loaded, number} of {total, number} items are loaded. What you look for may be among the others.',
  selectAll: 'Select all {total, number}',
})
