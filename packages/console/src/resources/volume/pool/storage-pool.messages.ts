import { statusNames } from '../../../framework/text/common.messages.ts'
import { texts } from '../../../framework/text/texts.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const storagePoolMessages = texts('storagePool', {
  emptyHint: 'A pool appears here when the volume service of its backend has started and reported to Cinder.',
  noLimit: 'No limit',
  volumes: 'Show the volumes in this pool',
})

export const storagePoolFields = texts('storagePool.field', {
  pool: moreWords.pool,
  backend: 'Backend Name',
  protocol: moreWords.protocol,
  space: moreWords.used,
  promised: 'Promised to Volumes',
  free: moreWords.free,
  service: 'Volume Service',
  vendor: 'Vendor',
  driver: 'Driver Version',
  reserved: 'Reserved (%)',
  ratio: 'Over-Subscription Ratio',
  thin: 'Thin Provisioning',
  multiattach: 'Multi-Attach',
  qos: 'QoS',
  extend: 'Extends Attached Volumes',
  replication: 'Replication',
  reported: 'Reported',
})

/** The state of the service that serves a pool. */
export const poolStates = { up: statusNames.up, down: statusNames.down, disabled: statusNames.disabled }
