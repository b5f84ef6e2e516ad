import { defineMessages } from 'react-intl'

/** By Neutron's own words, for networks, ports and routers. */
export const networkStatuses = defineMessages({
  ACTIVE: { id: 'networkState.active', defaultMessage: 'Active' },
  ALLOCATING: { id: 'networkState.allocating', defaultMessage: 'Allocating' },
  BUILD: { id: 'networkState.build', defaultMessage: 'Build' },
  DOWN: { id: 'networkState.down', defaultMessage: 'Down' },
  ERROR: { id: 'networkState.error', defaultMessage: 'Error' },
})

export const adminStates = defineMessages({
  UP: { id: 'networkState.admin.up', defaultMessage: 'UP' },
  DOWN: { id: 'networkState.admin.down', defaultMessage: 'DOWN' },
})
