import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-action.ts'

export const routeMessages = defineMessages({
  title: { id: 'router.route.title', defaultMessage: 'Static Routes' },
  empty: {
    id: 'router.route.empty',
    defaultMessage: 'This router knows the way to its own networks alone. Add routes to others that lie behind those.',
  },
  add: { id: 'router.route.add', defaultMessage: 'Add Static Route' },
  added: { id: 'router.route.added', defaultMessage: 'Static route added' },
  failed: { id: 'router.route.failed', defaultMessage: 'Failed to add static route.' },
  taken: { id: 'router.route.taken', defaultMessage: 'This route is there already.' },
  actions: { id: 'router.route.actions', defaultMessage: 'Actions' },
  nexthopHint: {
    id: 'router.route.nexthopHint',
    defaultMessage: 'An address on a network that the router has an interface on.',
  },
})

export const routeFields = defineMessages({
  destination: { id: 'router.route.destination', defaultMessage: 'Destination CIDR' },
  nexthop: { id: 'router.route.nexthop', defaultMessage: 'Next Hop' },
})

export const routePhrases = defineMessages<{ deleteOne: { destination: string } }>({
  deleteOne: { id: 'router.route.deleteOne', defaultMessage: 'Delete the route to {destination}' },
})

export const deleteRouteMessages: BatchMessages = defineMessages({
  one: { id: 'router.route.delete.one', defaultMessage: 'Delete Static Route' },
  other: { id: 'router.route.delete.other', defaultMessage: 'Delete Static Routes' },
  pastOne: { id: 'router.route.delete.pastOne', defaultMessage: 'Deleted Static Route' },
  pastOther: { id: 'router.route.delete.pastOther', defaultMessage: 'Deleted Static Routes' },
})
