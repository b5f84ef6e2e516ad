import { defineMessages } from 'react-intl'

export const balloonMessages = defineMessages({
  addresses: { id: 'topology.balloon.addresses', defaultMessage: 'IP Addresses' },
  none: { id: 'topology.balloon.none', defaultMessage: 'None' },
  view: { id: 'topology.balloon.view', defaultMessage: 'View Details' },
  console: { id: 'topology.balloon.console', defaultMessage: 'Open Console' },
  collapse: { id: 'topology.balloon.collapse', defaultMessage: 'Collapse' },
  expand: { id: 'topology.balloon.expand', defaultMessage: 'Expand' },
})

export const balloonPhrases = defineMessages<{ deletePart: { action: string; name: string } }>({
  deletePart: { id: 'topology.balloon.deletePart', defaultMessage: '{action}: {name}' },
})
