import { defineMessages } from 'react-intl'

export const networkTopologyNames = defineMessages({
  title: { id: 'topology.title', defaultMessage: 'Network Topology' },
})
