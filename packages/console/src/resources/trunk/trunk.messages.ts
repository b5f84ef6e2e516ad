import { statusNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const trunkMessages = texts('trunk', {
  emptyHint:
    'A trunk carries the traffic of several networks over one port, each marked by a number. Create one on a free port.',
  port: 'Parent Port',
  subportCount: 'Subport Count',
  subports: 'Subports',
  noSubports: 'This trunk has no subports.',
})

export const subportFields = texts('trunk.subport', {
  segmentation_type: 'Segmentation Type',
  segmentation_id: moreWords.segmentationId,
  port_id: moreWords.portId,
})

/** By Neutron's statuses of trunks and ports. */
export const statuses = texts('trunk.status', {
  ACTIVE: statusNames.active,
  DOWN: statusNames.down,
  BUILD: statusNames.build,
  DEGRADED: 'Degraded',
  ERROR: statusNames.error,
})

/** By Neutron's admin states. */
export const adminStates = texts('trunk.adminState', { UP: 'Up', DOWN: 'Down' })

/** Required wording: the singular for several trunks, too. */
export const deleteSentences = texts('trunk.delete', {
  done: 'Deleted Trunk: {names}.',
  failed: 'Unable to delete Trunk: {names}.',
})
