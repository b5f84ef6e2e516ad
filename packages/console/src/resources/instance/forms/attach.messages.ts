import { defineMessages } from 'react-intl'

/** Volumes and interfaces. */
export const attachMessages = defineMessages({
  attachVolume: { id: 'instance.attachVolume.title', defaultMessage: 'Attach Volume' },
  attachVolumeFailed: { id: 'instance.attachVolume.failed', defaultMessage: 'Unable to attach volume.' },
  detachVolume: { id: 'instance.detachVolume.title', defaultMessage: 'Detach Volume' },
  detachVolumeFailed: { id: 'instance.detachVolume.failed', defaultMessage: 'Unable to detach volume.' },
  selectVolume: { id: 'instance.attachVolume.select', defaultMessage: 'Select a volume' },
  noVolumes: { id: 'instance.attachVolume.none', defaultMessage: 'No volumes available' },
  noneAttached: { id: 'instance.detachVolume.none', defaultMessage: 'No volumes attached' },
  anyDevice: { id: 'instance.attachVolume.anyDevice', defaultMessage: 'a device of its choice' },
  attachInterface: { id: 'instance.attachInterface.title', defaultMessage: 'Attach Interface' },
  attachInterfaceFailed: { id: 'instance.attachInterface.failed', defaultMessage: 'Unable to attach interface.' },
  detachInterface: { id: 'instance.detachInterface.title', defaultMessage: 'Detach Interface' },
  detachInterfaceFailed: { id: 'instance.detachInterface.failed', defaultMessage: 'Unable to detach interface.' },
  byNetwork: { id: 'instance.attachInterface.byNetwork', defaultMessage: 'by Network (and IP address)' },
  byPort: { id: 'instance.attachInterface.byPort', defaultMessage: 'by Port' },
  selectNetwork: { id: 'instance.attachInterface.selectNetwork', defaultMessage: 'Select a network' },
  noNetworks: { id: 'instance.attachInterface.noNetworks', defaultMessage: 'No networks available' },
  selectPort: { id: 'instance.attachInterface.selectPort', defaultMessage: 'Select a port' },
  noPorts: { id: 'instance.attachInterface.noPorts', defaultMessage: 'No ports available' },
})

export const volumeLabels = defineMessages({
  volume: { id: 'instance.attachVolume.volume', defaultMessage: 'Volume ID' },
  device: { id: 'instance.attachVolume.device', defaultMessage: 'Device Name' },
})

export const interfaceLabels = defineMessages({
  by: { id: 'instance.attachInterface.by', defaultMessage: 'The way to specify an interface' },
  network: { id: 'instance.attachInterface.network', defaultMessage: 'Network' },
  fixed_ip: { id: 'instance.attachInterface.fixedIp', defaultMessage: 'Fixed IP Address' },
  port: { id: 'instance.attachInterface.port', defaultMessage: 'Port' },
})

export const attachPhrases = defineMessages<{
  attachingVolume: { volume: string; instance: string; device: string }
  detachingVolume: { volume: string; instance: string }
  attachingInterface: { instance: string }
  detachedInterface: { port: string; instance: string }
}>({
  attachingVolume: {
    id: 'instance.attachVolume.sent',
    defaultMessage: 'Attaching volume {volume} to instance {instance} on {device}.',
  },
  detachingVolume: {
    id: 'instance.detachVolume.sent',
    defaultMessage: 'Detaching volume {volume} from instance {instance}.',
  },
  attachingInterface: {
    id: 'instance.attachInterface.sent',
    defaultMessage: 'Attaching interface for instance {instance}.',
  },
  detachedInterface: {
    id: 'instance.detachInterface.sent',
    defaultMessage: 'Detached interface {port} for instance {instance}.',
  },
})
