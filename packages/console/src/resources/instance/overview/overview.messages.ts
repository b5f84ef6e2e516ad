import { defineMessages } from 'react-intl'

export const overviewMessages = defineMessages({
  information: { id: 'instance.overview.information', defaultMessage: 'Information' },
  specs: { id: 'instance.overview.specs', defaultMessage: 'Specs' },
  addresses: { id: 'instance.overview.addresses', defaultMessage: 'IP Addresses' },
  noAddresses: { id: 'instance.overview.noAddresses', defaultMessage: 'No addresses.' },
  floating: { id: 'instance.overview.floating', defaultMessage: 'Floating' },
  securityGroups: { id: 'instance.overview.securityGroups', defaultMessage: 'Security Groups' },
  noSecurityGroups: { id: 'instance.overview.noSecurityGroups', defaultMessage: 'No security groups.' },
  noRules: { id: 'instance.overview.noRules', defaultMessage: 'No rules defined.' },
  metadata: { id: 'instance.overview.metadata', defaultMessage: 'Metadata' },
  volumes: { id: 'instance.overview.volumes', defaultMessage: 'Volumes Attached' },
  noVolumes: { id: 'instance.overview.noVolumes', defaultMessage: 'No volumes attached.' },
  unableToListVolumes: {
    id: 'instance.overview.unableToListVolumes',
    defaultMessage: 'Unable to retrieve the attached volumes.',
  },
  fault: { id: 'instance.overview.fault', defaultMessage: 'Fault' },
})

export const overviewFields = defineMessages({
  name: { id: 'instance.overview.name', defaultMessage: 'Name' },
  id: { id: 'instance.overview.id', defaultMessage: 'ID' },
  instanceName: { id: 'instance.overview.instanceName', defaultMessage: 'Instance Name' },
  reservationId: { id: 'instance.overview.reservationId', defaultMessage: 'Reservation ID' },
  launchIndex: { id: 'instance.overview.launchIndex', defaultMessage: 'Launch Index' },
  hostname: { id: 'instance.overview.hostname', defaultMessage: 'Hostname' },
  kernelId: { id: 'instance.overview.kernelId', defaultMessage: 'Kernel ID' },
  ramdiskId: { id: 'instance.overview.ramdiskId', defaultMessage: 'Ramdisk ID' },
  deviceName: { id: 'instance.overview.deviceName', defaultMessage: 'Device Name' },
  userData: { id: 'instance.overview.userData', defaultMessage: 'User Data' },
  ephemeral: { id: 'instance.overview.ephemeral', defaultMessage: 'Ephemeral Disk' },
  swap: { id: 'instance.overview.swap', defaultMessage: 'Swap Disk' },
  keyName: { id: 'instance.overview.keyName', defaultMessage: 'Key Name' },
  lockedReason: { id: 'instance.overview.lockedReason', defaultMessage: 'Reason for the lock' },
})

export const overviewPhrases = defineMessages<{ onDevice: { device: string } }>({
  onDevice: { id: 'instance.overview.onDevice', defaultMessage: 'on {device}' },
})
