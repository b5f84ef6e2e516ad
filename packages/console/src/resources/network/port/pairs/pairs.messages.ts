import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../../framework/actions/batch-action.ts'

export const pairMessages = defineMessages({
  title: { id: 'addressPair.title', defaultMessage: 'Allowed Address Pairs' },
  empty: {
    id: 'addressPair.empty',
    defaultMessage: 'This port may only use its own addresses. Add pairs for others, as for an address that moves.',
  },
  add: { id: 'addressPair.add', defaultMessage: 'Add Allowed Address Pair' },
  added: { id: 'addressPair.added', defaultMessage: 'Allowed address pair was successfully added.' },
  failed: { id: 'addressPair.failed', defaultMessage: 'Failed to add allowed address pair.' },
  taken: { id: 'addressPair.taken', defaultMessage: 'This pair is allowed already.' },
  macHint: { id: 'addressPair.macHint', defaultMessage: "Left blank, it is the port's own." },
  actions: { id: 'addressPair.actions', defaultMessage: 'Actions' },
})

export const pairFields = defineMessages({
  ip: { id: 'addressPair.ip', defaultMessage: 'IP Address or CIDR' },
  mac: { id: 'addressPair.mac', defaultMessage: 'MAC Address' },
})

export const pairPhrases = defineMessages<{ deleteOne: { ip: string } }>({
  deleteOne: { id: 'addressPair.deleteOne', defaultMessage: 'Delete {ip}' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'addressPair.delete.one', defaultMessage: 'Delete Allowed Address Pair' },
  other: { id: 'addressPair.delete.other', defaultMessage: 'Delete Allowed Address Pairs' },
  pastOne: { id: 'addressPair.delete.pastOne', defaultMessage: 'Deleted Allowed Address Pair' },
  pastOther: { id: 'addressPair.delete.pastOther', defaultMessage: 'Deleted Allowed Address Pairs' },
})
