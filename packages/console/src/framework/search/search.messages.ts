import { defineMessages } from 'react-intl'

export const searchMessages = defineMessages({
  placeholder: { id: 'search.placeholder', defaultMessage: 'Search or filter…' },
  choose: { id: 'search.choose', defaultMessage: 'Choose or type a value' },
  value: { id: 'search.value', defaultMessage: 'Type a value, then press Enter' },
  digits: { id: 'search.digits', defaultMessage: 'Only digits are allowed.' },
  clear: { id: 'search.clear', defaultMessage: 'Clear search' },
  suggestions: { id: 'search.suggestions', defaultMessage: 'Filters' },
})

export const searchPhrases = defineMessages<{
  label: { things: string }
  remove: { facet: string; value: string }
}>({
  label: { id: 'search.label', defaultMessage: 'Search {things}' },
  remove: { id: 'search.remove', defaultMessage: 'Remove filter {facet}: {value}' },
})
