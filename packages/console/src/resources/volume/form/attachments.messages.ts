import { defineMessages } from 'react-intl'

export const attachmentMessages = defineMessages({
  attach: { id: 'volume.attach.attach', defaultMessage: 'Attach Volume' },
  attached: { id: 'volume.attach.attached', defaultMessage: 'Attachments' },
  none: { id: 'volume.attach.none', defaultMessage: 'This volume is attached to no instance.' },
  instance: { id: 'volume.attach.instance', defaultMessage: 'Instance' },
  device: { id: 'volume.attach.device', defaultMessage: 'Device' },
  actions: { id: 'volume.attach.actions', defaultMessage: 'Actions' },
  detach: { id: 'volume.attach.detach', defaultMessage: 'Detach Volume' },
  confirmDetach: { id: 'volume.attach.confirmDetach', defaultMessage: 'Confirm Detach Volume' },
  detachHelp: {
    id: 'volume.attach.detachHelp',
    defaultMessage: 'The data will remain in the volume, and another instance will be able to access it.',
  },
  unableToAttach: { id: 'volume.attach.unableToAttach', defaultMessage: 'Unable to attach volume.' },
  unableToDetach: { id: 'volume.attach.unableToDetach', defaultMessage: 'Unable to detach volume.' },
  choose: { id: 'volume.attach.choose', defaultMessage: 'Select an instance' },
  noInstances: { id: 'volume.attach.noInstances', defaultMessage: 'No instances available' },
  anyDevice: { id: 'volume.attach.anyDevice', defaultMessage: 'a device of its choice' },
  close: { id: 'volume.attach.close', defaultMessage: 'Close' },
})

export const attachmentLabels = defineMessages({
  server: { id: 'volume.attach.label.server', defaultMessage: 'Attach to Instance' },
  device: { id: 'volume.attach.label.device', defaultMessage: 'Device Name' },
})

export const attachmentPhrases = defineMessages<{
  attaching: { volume: string; instance: string; device: string }
  detaching: { volume: string; instance: string }
  detachFrom: { instance: string }
}>({
  attaching: {
    id: 'volume.attach.attaching',
    defaultMessage: 'Attaching volume {volume} to instance {instance} on {device}.',
  },
  detaching: { id: 'volume.attach.detaching', defaultMessage: 'Detaching volume {volume} from instance {instance}.' },
  detachFrom: { id: 'volume.attach.detachFrom', defaultMessage: 'Detach Volume from {instance}' },
})
