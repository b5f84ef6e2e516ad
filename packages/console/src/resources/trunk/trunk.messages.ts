import { defineMessages } from 'react-intl'
import { statusNames } from '../../framework/text/common.messages.ts'

export const trunkMessages = defineMessages({
  emptyHint: {
    id: 'trunk.emptyHint',
    defaultMessage:
      'A trunk carries the traffic of several networks over one port, each marked by a number. Create one on a free port.',
  },
  port: { id: 'trunk.field.port', defaultMessage: 'Parent Port' },
  subportCount: { id: 'trunk.field.subports', defaultMessage: 'Subport Count' },
  subports: { id: 'trunk.subports', defaultMessage: 'Subports' },
  noSubports: { id: 'trunk.noSubports', defaultMessage: 'This trunk has no subports.' },
})

export const subportFields = defineMessages({
  segmentation_type: { id: 'trunk.subport.type', defaultMessage: 'Segmentation Type' },
  segmentation_id: { id: 'trunk.subport.id', defaultMessage: 'Segmentation ID' },
  port_id: { id: 'trunk.subport.port', defaultMessage: 'Port ID' },
})

/** By Neutron's statuses of trunks and ports. */
export const statuses = {
  ACTIVE: statusNames.active,
  DOWN: statusNames.down,
  BUILD: statusNames.build,
  ...defineMessages({ DEGRADED: { id: 'trunk.status.degraded', defaultMessage: 'Degraded' } }),
  ERROR: statusNames.error,
}

/** By Neutron's admin states. */
export const adminStates = defineMessages({
  UP: { id: 'trunk.adminState.up', defaultMessage: 'Up' },
  DOWN: { id: 'trunk.adminState.down', defaultMessage: 'Down' },
})

/** Required wording: the singular for several trunks, too. */
export const deleteSentences = defineMessages({
  done: { id: 'trunk.delete.deleted', defaultMessage: 'Deleted Trunk: {names}.' },
  failed: { id: 'trunk.delete.failed', defaultMessage: 'Unable to delete Trunk: {names}.' },
})
