import type { MessageDescriptor } from 'react-intl'
import { texts } from '../../framework/text/texts.ts'

/** The likely cause of a fault, in one sentence. */
export const causeTitles = texts('instance.cause', {
  quota: 'A quota of the project is used up.',
  addresses: 'The network has no free address, or no subnet.',
  addressTaken: 'The chosen address is already in use.',
  portBinding: 'The network could not be connected on the host.',
  portGone: 'A chosen port is gone or already in use.',
  networkTimeout: 'The network was not ready in time.',
  network: 'The network could not be set up.',
  volumeSlow: 'The volume was not ready in time.',
  volumeGone: 'A volume or snapshot of this instance is gone.',
  volumeBusy: 'A volume is in use, or in another availability zone.',
  volumeBackend: 'A volume could not be created or attached.',
  diskTooSmall: 'The disk of the flavor is too small for the image.',
  ramTooSmall: 'The RAM of the flavor is too small for the image.',
  imageGone: 'The image is gone or not active.',
  imageBroken: 'The image cannot be used.',
  group: 'The policy of the server group leaves no host.',
  device: 'No host has the special hardware that the flavor requests.',
  capacity: 'No host has room for this flavor.',
  retries: 'Every host that was tried failed to build it.',
  hypervisor: 'The host failed to start it.',
  hostDown: 'Its host is down.',
  migration: 'It could not be moved to another host.',
  storageFull: 'No storage backend has room for it, or fits its type.',
  imageTooLarge: 'The image is larger than the volume or the free space.',
  backupService: 'The backup service is down.',
  backupStore: 'The store of the backups refused the data.',
  storageDriver: 'The storage backend failed.',
  computeRefused: 'The instance that has the volume did not take the change.',
  snapshotBusy: 'The snapshot is in use.',
  volumeState: 'The volume was in a state that does not allow it.',
  template: 'A property or parameter of the template is wrong.',
  signal: 'A server did not report that its set-up succeeded.',
  timeout: 'A part of the cloud did not respond in time.',
})

/** What to do next; several causes share one. */
const advice = texts('instance.next', {
  quota: 'Delete what you no longer need, or ask for a higher quota; then launch it again.',
  otherNetwork: 'Launch it again on another network, or free an address of this one.',
  otherPort: 'Launch it again with another port or address, or without choosing one.',
  again: 'Your settings are fine: launch it again. If it fails again, give the request ID to your operator.',
  volume: 'Check that the volume exists, is available and in the same zone; then launch it again.',
  biggerFlavor: 'Launch it again with a larger flavor.',
  otherImage: 'Launch it again from another image.',
  otherZone: 'Launch it again in another availability zone, or with a smaller flavor.',
  otherGroup: 'Launch it again outside the server group, or in one with a soft policy.',
  reboot: 'Try a hard reboot. If it fails again, give the request ID to your operator.',
})

/** What to do next, by cause. */
export const causeAdvice: Record<keyof typeof causeTitles, MessageDescriptor> = {
  quota: advice.quota,
  addresses: advice.otherNetwork,
  addressTaken: advice.otherPort,
  portBinding: advice.again,
  portGone: advice.otherPort,
  networkTimeout: advice.again,
  network: advice.otherNetwork,
  volumeSlow: advice.again,
  volumeGone: advice.volume,
  volumeBusy: advice.volume,
  volumeBackend: advice.volume,
  diskTooSmall: advice.biggerFlavor,
  ramTooSmall: advice.biggerFlavor,
  imageGone: advice.otherImage,
  imageBroken: advice.otherImage,
  group: advice.otherGroup,
  device: advice.otherZone,
  capacity: advice.otherZone,
  retries: advice.again,
  hypervisor: advice.reboot,
  hostDown: advice.reboot,
  migration: advice.reboot,
  storageFull: advice.otherZone,
  imageTooLarge: advice.biggerFlavor,
  backupService: advice.again,
  backupStore: advice.again,
  storageDriver: advice.again,
  computeRefused: advice.reboot,
  snapshotBusy: advice.again,
  volumeState: advice.volume,
  template: advice.again,
  signal: advice.reboot,
  timeout: advice.again,
}

/** What to do next about things that are not launched. */
export const otherAdvice = texts('failure.next', {
  quota: 'Delete what you no longer need, or ask for a higher quota; then try again.',
  change: 'Change what the service names below, then try again.',
  larger: 'Try again with a larger size, or with another image.',
  otherType: 'Try again with another volume type or zone, or with a smaller size.',
  state: 'Check what uses it; detach it there, then try again.',
  again: 'Your settings are fine: try again. If it fails again, give the request ID to your operator.',
})

export const storyMessages = texts('instance.story', {
  why: 'Why did it fail?',
  likely: 'Likely cause',
  unknown: 'The cause is not known.',
  unknownAdvice: 'The text of the service is below. Give the request ID to your operator.',
  showQuotas: 'Show quotas',
  nothing: 'The service left no message.',
  happened: 'What happened',
})

export const storyPhrases = texts('instance.story', {
  asked: '{action}, requested by {user}',
})
