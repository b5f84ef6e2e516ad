import { defineMessages, type MessageDescriptor } from 'react-intl'

/** The likely cause of a fault, in one sentence. */
export const causeTitles = defineMessages({
  quota: { id: 'instance.cause.quota', defaultMessage: 'A quota of the project is used up.' },
  addresses: { id: 'instance.cause.addresses', defaultMessage: 'The network has no free address, or no subnet.' },
  addressTaken: { id: 'instance.cause.addressTaken', defaultMessage: 'The chosen address is already in use.' },
  portBinding: { id: 'instance.cause.portBinding', defaultMessage: 'The network could not be connected on the host.' },
  portGone: { id: 'instance.cause.portGone', defaultMessage: 'A chosen port is gone or already in use.' },
  networkTimeout: { id: 'instance.cause.networkTimeout', defaultMessage: 'The network was not ready in time.' },
  network: { id: 'instance.cause.network', defaultMessage: 'The network could not be set up.' },
  volumeSlow: { id: 'instance.cause.volumeSlow', defaultMessage: 'The volume was not ready in time.' },
  volumeGone: { id: 'instance.cause.volumeGone', defaultMessage: 'A volume or snapshot of this instance is gone.' },
  volumeBusy: {
    id: 'instance.cause.volumeBusy',
    defaultMessage: 'A volume is in use, or in another availability zone.',
  },
  volumeBackend: { id: 'instance.cause.volumeBackend', defaultMessage: 'A volume could not be created or attached.' },
  diskTooSmall: {
    id: 'instance.cause.diskTooSmall',
    defaultMessage: 'The disk of the flavor is too small for the image.',
  },
  ramTooSmall: {
    id: 'instance.cause.ramTooSmall',
    defaultMessage: 'The RAM of the flavor is too small for the image.',
  },
  imageGone: { id: 'instance.cause.imageGone', defaultMessage: 'The image is gone or not active.' },
  imageBroken: { id: 'instance.cause.imageBroken', defaultMessage: 'The image cannot be used.' },
  group: { id: 'instance.cause.group', defaultMessage: 'The policy of the server group leaves no host.' },
  device: { id: 'instance.cause.device', defaultMessage: 'No host has the special hardware that the flavor requests.' },
  capacity: { id: 'instance.cause.capacity', defaultMessage: 'No host has room for this flavor.' },
  retries: { id: 'instance.cause.retries', defaultMessage: 'Every host that was tried failed to build it.' },
  hypervisor: { id: 'instance.cause.hypervisor', defaultMessage: 'The host failed to start it.' },
  hostDown: { id: 'instance.cause.hostDown', defaultMessage: 'Its host is down.' },
  migration: { id: 'instance.cause.migration', defaultMessage: 'It could not be moved to another host.' },
  storageFull: {
    id: 'failure.cause.storageFull',
    defaultMessage: 'No storage backend has room for it, or fits its type.',
  },
  imageTooLarge: {
    id: 'failure.cause.imageTooLarge',
    defaultMessage: 'The image is larger than the volume or the free space.',
  },
  backupService: { id: 'failure.cause.backupService', defaultMessage: 'The backup service is down.' },
  backupStore: { id: 'failure.cause.backupStore', defaultMessage: 'The store of the backups refused the data.' },
  storageDriver: { id: 'failure.cause.storageDriver', defaultMessage: 'The storage backend failed.' },
  computeRefused: {
    id: 'failure.cause.computeRefused',
    defaultMessage: 'The instance that has the volume did not take the change.',
  },
  snapshotBusy: { id: 'failure.cause.snapshotBusy', defaultMessage: 'The snapshot is in use.' },
  volumeState: { id: 'failure.cause.volumeState', defaultMessage: 'The volume was in a state that does not allow it.' },
  template: { id: 'failure.cause.template', defaultMessage: 'A property or parameter of the template is wrong.' },
  signal: { id: 'failure.cause.signal', defaultMessage: 'A server did not report that its set-up succeeded.' },
  timeout: { id: 'instance.cause.timeout', defaultMessage: 'A part of the cloud did not respond in time.' },
})

/** What to do next; several causes share one. */
const advice = defineMessages({
  quota: {
    id: 'instance.next.quota',
    defaultMessage: 'Delete what you no longer need, or ask for a higher quota; then launch it again.',
  },
  otherNetwork: {
    id: 'instance.next.otherNetwork',
    defaultMessage: 'Launch it again on another network, or free an address of this one.',
  },
  otherPort: {
    id: 'instance.next.otherPort',
    defaultMessage: 'Launch it again with another port or address, or without choosing one.',
  },
  again: {
    id: 'instance.next.again',
    defaultMessage: 'Your settings are fine: launch it again. If it fails again, give the request ID to your operator.',
  },
  volume: {
    id: 'instance.next.volume',
    defaultMessage: 'Check that the volume exists, is available and in the same zone; then launch it again.',
  },
  biggerFlavor: { id: 'instance.next.biggerFlavor', defaultMessage: 'Launch it again with a larger flavor.' },
  otherImage: { id: 'instance.next.otherImage', defaultMessage: 'Launch it again from another image.' },
  otherZone: {
    id: 'instance.next.otherZone',
    defaultMessage: 'Launch it again in another availability zone, or with a smaller flavor.',
  },
  otherGroup: {
    id: 'instance.next.otherGroup',
    defaultMessage: 'Launch it again outside the server group, or in one with a soft policy.',
  },
  reboot: {
    id: 'instance.next.reboot',
    defaultMessage: 'Try a hard reboot. If it fails again, give the request ID to your operator.',
  },
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
export const otherAdvice = defineMessages({
  quota: {
    id: 'failure.next.quota',
    defaultMessage: 'Delete what you no longer need, or ask for a higher quota; then try again.',
  },
  change: { id: 'failure.next.change', defaultMessage: 'Change what the service names below, then try again.' },
  larger: { id: 'failure.next.larger', defaultMessage: 'Try again with a larger size, or with another image.' },
  otherType: {
    id: 'failure.next.otherType',
    defaultMessage: 'Try again with another volume type or zone, or with a smaller size.',
  },
  state: {
    id: 'failure.next.state',
    defaultMessage: 'Check what uses it; detach it there, then try again.',
  },
  again: {
    id: 'failure.next.again',
    defaultMessage: 'Your settings are fine: try again. If it fails again, give the request ID to your operator.',
  },
})

export const storyMessages = defineMessages({
  why: { id: 'instance.story.why', defaultMessage: 'Why did it fail?' },
  likely: { id: 'instance.story.likely', defaultMessage: 'Likely cause' },
  unknown: { id: 'instance.story.unknown', defaultMessage: 'The cause is not known.' },
  unknownAdvice: {
    id: 'instance.story.unknownAdvice',
    defaultMessage: 'The text of the service is below. Give the request ID to your operator.',
  },
  showQuotas: { id: 'failure.showQuotas', defaultMessage: 'Show quotas' },
  ownWords: { id: 'failure.ownWords', defaultMessage: 'Message from the service' },
  nothing: { id: 'failure.nothing', defaultMessage: 'The service left no message.' },
  happened: { id: 'instance.story.happened', defaultMessage: 'What happened' },
})

export const storyPhrases = defineMessages<{ asked: { action: string; user: string } }>({
  asked: { id: 'instance.story.asked', defaultMessage: '{action}, requested by {user}' },
})
