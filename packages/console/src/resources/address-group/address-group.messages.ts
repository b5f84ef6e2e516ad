import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const addressGroupMessages = texts('addressGroup', {
  emptyHint:
    'An address group gives one name to many addresses. Security group rules that refer to it follow when it changes.',
  noAddresses: 'This group has no addresses yet.',
  add: 'Add Addresses',
  added: 'Added the addresses to {name}.',
  addFailed: 'Unable to add the addresses.',
  removeOne: 'Remove {address}',
})

export const addressNames = {
  one: moreWords.address,
  other: moreWords.addresses,
}

/** Of removing an address, in place of those of deleting. */
export const removeMessages = texts('addressGroup.remove', { one: 'Remove Address', other: 'Remove Addresses' })

export const removeSentences = texts('addressGroup.remove', {
  title: '{count, plural, one {Remove {names}?} other {Remove {count, number} addresses?}}',
  body: 'Security group rules that refer to this group no longer hold for {names}.',
  done: 'Removed address: {names}.',
  failed: 'Unable to remove address: {names}.',
})
