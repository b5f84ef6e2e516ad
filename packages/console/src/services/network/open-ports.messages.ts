import { defineMessages } from 'react-intl'

/** Words of a command in find-anything, separated by spaces. */
export const openWords = defineMessages({
  open: { id: 'openPorts.verbs', defaultMessage: 'open allow' },
  on: { id: 'openPorts.prepositions', defaultMessage: 'on in for' },
})

export const openPhrases = defineMessages<{ label: { ports: string; name: string } }>({
  label: { id: 'openPorts.label', defaultMessage: 'Open {ports} on {name} to my address' },
})
