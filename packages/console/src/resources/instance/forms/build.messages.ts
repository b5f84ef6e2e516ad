import { defineMessages } from 'react-intl'

/** Rebuild, resize and rescue. */
export const buildMessages = defineMessages({
  rebuild: { id: 'instance.rebuild.title', defaultMessage: 'Rebuild Instance' },
  rebuildFailed: { id: 'instance.rebuild.failed', defaultMessage: 'Unable to rebuild instance.' },
  resize: { id: 'instance.resize.title', defaultMessage: 'Resize Instance' },
  resizeAction: { id: 'instance.resize.action', defaultMessage: 'Resize' },
  rescue: { id: 'instance.rescue.title', defaultMessage: 'Rescue Instance' },
  rescued: { id: 'instance.rescue.sent', defaultMessage: 'Successfully rescued instance' },
  rescueFailed: { id: 'instance.rescue.failed', defaultMessage: 'Unable to rescue instance' },
  selectImage: { id: 'instance.build.selectImage', defaultMessage: 'Select Image' },
  noImages: { id: 'instance.build.noImages', defaultMessage: 'No images available' },
  ownImage: { id: 'instance.build.ownImage', defaultMessage: "The instance's own image" },
  selectFlavor: { id: 'instance.build.selectFlavor', defaultMessage: 'Select a New Flavor' },
  noFlavors: { id: 'instance.build.noFlavors', defaultMessage: 'No flavors available' },
  rebuildHint: {
    id: 'instance.rebuild.hint',
    defaultMessage: 'The instance keeps its id, addresses and volumes; everything on its own disk is lost.',
  },
  automatic: { id: 'instance.build.automatic', defaultMessage: 'Automatic' },
  manual: { id: 'instance.build.manual', defaultMessage: 'Manual' },
})

export const buildLabels = defineMessages({
  image: { id: 'instance.build.image', defaultMessage: 'Select Image' },
  password: { id: 'instance.build.password', defaultMessage: 'Rebuild Password' },
  confirm: { id: 'instance.build.confirm', defaultMessage: 'Confirm Rebuild Password' },
  rescuePassword: { id: 'instance.build.rescuePassword', defaultMessage: 'Password' },
  disk_config: { id: 'instance.build.diskConfig', defaultMessage: 'Disk Partition' },
  description: { id: 'instance.build.description', defaultMessage: 'Description' },
  oldFlavor: { id: 'instance.build.oldFlavor', defaultMessage: 'Old Flavor' },
  flavor: { id: 'instance.build.flavor', defaultMessage: 'New Flavor' },
})

export const buildPhrases = defineMessages<{
  rebuilding: { name: string }
  resizing: { name: string }
  resizeFailed: { name: string }
}>({
  rebuilding: { id: 'instance.rebuild.sent', defaultMessage: 'Rebuilding instance {name}.' },
  resizing: {
    id: 'instance.resize.sent',
    defaultMessage: 'Request for resizing of instance "{name}" has been submitted.',
  },
  resizeFailed: { id: 'instance.resize.failed', defaultMessage: 'Unable to resize instance "{name}".' },
})
