import { defineMessages } from 'react-intl'
import { statusNames } from '../../../framework/text/common.messages.ts'

export const storagePoolMessages = defineMessages({
  emptyHint: {
    id: 'storagePool.emptyHint',
    defaultMessage: 'A pool appears here when the volume service of its backend has started and reported to Cinder.',
  },
  noLimit: { id: 'storagePool.noLimit', defaultMessage: 'No limit' },
  volumes: { id: 'storagePool.volumes', defaultMessage: 'Show the volumes in this pool' },
})

export const storagePoolFields = defineMessages({
  pool: { id: 'storagePool.field.pool', defaultMessage: 'Pool' },
  backend: { id: 'storagePool.field.backend', defaultMessage: 'Backend Name' },
  protocol: { id: 'storagePool.field.protocol', defaultMessage: 'Protocol' },
  space: { id: 'storagePool.field.space', defaultMessage: 'Used' },
  promised: { id: 'storagePool.field.promised', defaultMessage: 'Promised to Volumes' },
  free: { id: 'storagePool.field.free', defaultMessage: 'Free' },
  service: { id: 'storagePool.field.service', defaultMessage: 'Volume Service' },
  vendor: { id: 'storagePool.field.vendor', defaultMessage: 'Vendor' },
  driver: { id: 'storagePool.field.driver', defaultMessage: 'Driver Version' },
  reserved: { id: 'storagePool.field.reserved', defaultMessage: 'Reserved (%)' },
  ratio: { id: 'storagePool.field.ratio', defaultMessage: 'Over-Subscription Ratio' },
  thin: { id: 'storagePool.field.thin', defaultMessage: 'Thin Provisioning' },
  multiattach: { id: 'storagePool.field.multiattach', defaultMessage: 'Multi-Attach' },
  qos: { id: 'storagePool.field.qos', defaultMessage: 'QoS' },
  extend: { id: 'storagePool.field.extend', defaultMessage: 'Extends Attached Volumes' },
  replication: { id: 'storagePool.field.replication', defaultMessage: 'Replication' },
  reported: { id: 'storagePool.field.reported', defaultMessage: 'Reported' },
})

/** The state of the service that serves a pool. */
export const poolStates = { up: statusNames.up, down: statusNames.down, disabled: statusNames.disabled }
