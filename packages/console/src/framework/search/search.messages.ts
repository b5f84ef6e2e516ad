import { texts } from '../text/texts.ts'

export const searchMessages = texts('search', {
  placeholder: 'Search or filter…',
  choose: 'Choose or type a value',
  value: 'Type a value, then press Enter',
  digits: 'Only digits are allowed.',
  suggestions: 'Filters',
  label: 'Search {things}',
  remove: 'Remove filter {facet}: {value}',
})
