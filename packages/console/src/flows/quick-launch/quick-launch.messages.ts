import { defineMessages } from 'react-intl'
import { launchLabels } from '../launch/launch.messages.ts'

export const quickMessages = defineMessages({
  title: { id: 'quickLaunch.title', defaultMessage: 'Quick Launch' },
  launch: { id: 'quickLaunch.launch', defaultMessage: 'Launch' },
  chooseImage: { id: 'quickLaunch.chooseImage', defaultMessage: 'Select Image' },
  noImages: { id: 'quickLaunch.noImages', defaultMessage: 'No images available' },
  chooseSnapshot: { id: 'quickLaunch.chooseSnapshot', defaultMessage: 'Select Snapshot' },
  noSnapshots: { id: 'quickLaunch.noSnapshots', defaultMessage: 'No snapshots available' },
  chooseVolume: { id: 'quickLaunch.chooseVolume', defaultMessage: 'Select Volume' },
  noVolumes: { id: 'quickLaunch.noVolumes', defaultMessage: 'No bootable volumes available' },
  chooseFlavor: { id: 'quickLaunch.chooseFlavor', defaultMessage: 'Select Flavor' },
  noFlavors: { id: 'quickLaunch.noFlavors', defaultMessage: 'No flavors available' },
  chooseKeyPair: { id: 'quickLaunch.chooseKeyPair', defaultMessage: 'Select a key pair' },
  noKeyPairs: { id: 'quickLaunch.noKeyPairs', defaultMessage: 'No key pairs available' },
  anyZone: { id: 'quickLaunch.anyZone', defaultMessage: 'Any Availability Zone' },
  noZones: { id: 'quickLaunch.noZones', defaultMessage: 'No availability zones found' },
})

/** Shown below the flavors if some are too small for the image. */
export const disabledNotes = defineMessages({
  some: {
    id: 'quickLaunch.disabled.some',
    defaultMessage: 'Some flavors not meeting minimum image requirements have been disabled.',
  },
  all: {
    id: 'quickLaunch.disabled.all',
    defaultMessage: 'All flavors have been disabled: none meets the minimum requirements of the image.',
  },
})

export const quickSteps = defineMessages({
  setinstancedetailsaction: { id: 'quickLaunch.step.details', defaultMessage: 'Details' },
  setaccesscontrolsaction: { id: 'quickLaunch.step.access', defaultMessage: 'Access & Security' },
  setnetworkaction: { id: 'quickLaunch.step.networks', defaultMessage: 'Networking' },
  customizeaction: { id: 'quickLaunch.step.script', defaultMessage: 'Post-Creation' },
  setadvancedaction: { id: 'quickLaunch.step.advanced', defaultMessage: 'Advanced Options' },
})

export const quickSources = defineMessages({
  image_id: { id: 'quickLaunch.source.image', defaultMessage: 'Boot from image' },
  instance_snapshot_id: { id: 'quickLaunch.source.snapshot', defaultMessage: 'Boot from snapshot' },
  volume_id: { id: 'quickLaunch.source.volume', defaultMessage: 'Boot from volume' },
  volume_image_id: {
    id: 'quickLaunch.source.volumeImage',
    defaultMessage: 'Boot from image (creates a new volume)',
  },
  volume_snapshot_id: {
    id: 'quickLaunch.source.volumeSnapshot',
    defaultMessage: 'Boot from volume snapshot (creates a new volume)',
  },
})

export const membershipWords = defineMessages({
  networks: { id: 'quickLaunch.networks', defaultMessage: 'Available Networks' },
  chosenNetworks: { id: 'quickLaunch.networks.chosen', defaultMessage: 'Selected Networks' },
  noNetworksLeft: { id: 'quickLaunch.networks.noneLeft', defaultMessage: 'There is no other network.' },
  noNetworks: { id: 'quickLaunch.networks.none', defaultMessage: 'Select at least one network.' },
  groups: { id: 'quickLaunch.groups', defaultMessage: 'All Security Groups' },
  chosenGroups: { id: 'quickLaunch.groups.chosen', defaultMessage: 'Selected Security Groups' },
  noGroupsLeft: { id: 'quickLaunch.groups.noneLeft', defaultMessage: 'There is no other security group.' },
  noGroups: { id: 'quickLaunch.groups.none', defaultMessage: 'No security group is selected.' },
})

/** The labels of this form; the others come from the launch wizard. */
const ownLabels = defineMessages({
  source_type: { id: 'quickLaunch.field.sourceType', defaultMessage: 'Instance Boot Source' },
  image_id: { id: 'quickLaunch.field.image', defaultMessage: 'Image Name' },
  instance_snapshot_id: { id: 'quickLaunch.field.snapshot', defaultMessage: 'Instance Snapshot' },
  volume_id: { id: 'quickLaunch.field.volume', defaultMessage: 'Volume' },
  volume_snapshot_id: { id: 'quickLaunch.field.volumeSnapshot', defaultMessage: 'Volume Snapshot' },
  volume_size: { id: 'quickLaunch.field.volumeSize', defaultMessage: 'Device size (GB)' },
})

export const quickLabels = {
  ...ownLabels,
  name: launchLabels.name,
  availability_zone: launchLabels.availability_zone,
  flavor: launchLabels.flavor,
  count: launchLabels.instance_count,
  device_name: launchLabels.vol_device_name,
  vol_delete_on_instance_delete: launchLabels.vol_delete_on_instance_delete,
  keypair: launchLabels.key_pair,
  groups: launchLabels.security_groups,
  admin_pass: launchLabels.admin_pass,
  confirm_admin_pass: launchLabels.confirm_admin_pass,
  network: launchLabels.networks,
  script_data: launchLabels.user_data,
  disk_config: launchLabels.disk_config,
  config_drive: launchLabels.config_drive,
}

export const quickPhrases = defineMessages<{ launched: { name: string }; ephemeral: { size: string } }>({
  ephemeral: { id: 'quickLaunch.ephemeral', defaultMessage: '{size} ephemeral' },
  launched: { id: 'quickLaunch.launched', defaultMessage: 'Launched instance "{name}".' },
})
