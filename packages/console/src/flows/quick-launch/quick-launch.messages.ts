import { launchLabels } from '../../services/launch/launch.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const quickMessages = texts('quickLaunch', {
  title: moreWords.quickLaunch,
  launch: words.launch,
  chooseImage: moreWords.selectImage,
  noImages: moreWords.noImagesAvailable,
  chooseSnapshot: 'Select Snapshot',
  noSnapshots: 'No snapshots available',
  chooseVolume: moreWords.selectVolume,
  noVolumes: 'No bootable volumes available',
  chooseFlavor: 'Select Flavor',
  noFlavors: moreWords.noFlavorsAvailable,
  chooseKeyPair: 'Select a key pair',
  noKeyPairs: 'No key pairs available',
  anyZone: moreWords.anyAvailabilityZone,
  noZones: moreWords.noAvailabilityZonesFound,
})

/** Shown below the flavors if some are too small for the image. */
export const disabledNotes = texts('quickLaunch.disabled', {
  some: 'Some flavors not meeting minimum image requirements have been disabled.',
  all: 'All flavors have been disabled: none meets the minimum requirements of the image.',
})

export const quickSteps = texts('quickLaunch.step', {
  setinstancedetailsaction: words.details,
  setaccesscontrolsaction: 'Access & Security',
  setnetworkaction: 'Networking',
  customizeaction: 'Post-Creation',
  setadvancedaction: 'Advanced Options',
})

export const quickSources = texts('quickLaunch.source', {
  image_id: 'Boot from image',
  instance_snapshot_id: 'Boot from snapshot',
  volume_id: 'Boot from volume',
  volume_image_id: 'Boot from image (creates a new volume)',
  volume_snapshot_id: 'Boot from volume snapshot (creates a new volume)',
})

export const membershipWords = texts('quickLaunch', {
  networks: 'Available Networks',
  chosenNetworks: 'Selected Networks',
  noNetworksLeft: 'There is no other network.',
  noNetworks: 'Select at least one network.',
  chosenGroups: 'Selected Security Groups',
  noGroupsLeft: 'There is no other security group.',
  noGroups: 'No security group is selected.',
  ephemeral: '{size} ephemeral',
  launched: 'Launched instance "{name}".',
})

/** The labels of this form; the others come from the launch wizard. */
const ownLabels = texts('quickLaunch.field', {
  source_type: 'Instance Boot Source',
  image_id: typeNames.imageName,
  instance_snapshot_id: moreWords.instanceSnapshot,
  volume_id: typeNames.volume,
  volume_snapshot_id: moreWords.volumeSnapshot,
  volume_size: 'Device size (GB)',
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
