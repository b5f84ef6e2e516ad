import { defineMessages } from 'react-intl'

export const addressGroupMessages = defineMessages({
  emptyHint: {
    id: 'addressGroup.emptyHint',
    defaultMessage:
      'An address group gives one name to many addresses. Security group rules that refer to it follow when it changes.',
  },
  addresses: { id: 'addressGroup.addresses', defaultMessage: 'Addresses' },
  noAddresses: { id: 'addressGroup.noAddresses', defaultMessage: 'This group has no addresses yet.' },
  add: { id: 'addressGroup.add', defaultMessage: 'Add Addresses' },
  added: { id: 'addressGroup.added', defaultMessage: 'Added the addresses to {name}.' },
  addFailed: { id: 'addressGroup.addFailed', defaultMessage: 'Unable to add the addresses.' },
})

export const addressNames = defineMessages({
  one: { id: 'addressGroup.address.one', defaultMessage: 'Address' },
  other: { id: 'addressGroup.address.other', defaultMessage: 'Addresses' },
})

export const addressPhrases = defineMessages<{ removeOne: { address: string } }>({
  removeOne: { id: 'addressGroup.removeOne', defaultMessage: 'Remove {address}' },
})

/** Of removing an address, in place of those of deleting. */
export const removeMessages = defineMessages({
  one: { id: 'addressGroup.remove.one', defaultMessage: 'Remove Address' },
  other: { id: 'addressGroup.remove.other', defaultMessage: 'Remove Addresses' },
})

export const removeSentences = defineMessages({
  title: { id: 'addressGroup.remove.title', defaultMessage: 'Confirm Remove Address' },
  body: {
    id: 'addressGroup.remove.body',
    defaultMessage: 'Security group rules that refer to this group no longer hold for {names}.',
  },
  done: { id: 'addressGroup.remove.done', defaultMessage: 'Removed address: {names}.' },
  failed: { id: 'addressGroup.remove.failed', defaultMessage: 'Unable to remove address: {names}.' },
})
