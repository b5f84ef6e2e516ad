import { defineMessages } from 'react-intl'

/** The top of an instance's page, and the cards of its overview. */
export const cockpitMessages = defineMessages({
  addresses: { id: 'instance.cockpit.addresses', defaultMessage: 'Addresses' },
  noAddress: { id: 'instance.cockpit.noAddress', defaultMessage: 'No address yet.' },
  floating: { id: 'instance.cockpit.floating', defaultMessage: 'floating' },
  sshCommand: { id: 'instance.cockpit.sshCommand', defaultMessage: 'SSH command' },
  copySsh: { id: 'instance.cockpit.copySsh', defaultMessage: 'Copy the SSH command' },
  sshOpen: { id: 'instance.cockpit.sshOpen', defaultMessage: 'Port 22 is open to everyone.' },
  sshClosed: { id: 'instance.cockpit.sshClosed', defaultMessage: 'No security group allows port 22.' },
  lookAtRules: { id: 'instance.cockpit.lookAtRules', defaultMessage: 'Edit security groups' },
  attachInterface: { id: 'instance.cockpit.attachInterface', defaultMessage: 'Attach interface' },
  attachVolume: { id: 'instance.cockpit.attachVolume', defaultMessage: 'Attach volume' },
  letsIn: { id: 'instance.cockpit.letsIn', defaultMessage: 'Allows' },
  letsNothingIn: { id: 'instance.cockpit.letsNothingIn', defaultMessage: 'nothing' },
  unfiltered: { id: 'instance.cockpit.unfiltered', defaultMessage: 'everything: port security is off' },
  everyone: { id: 'instance.cockpit.everyone', defaultMessage: 'everyone' },
  everything: { id: 'instance.cockpit.everything', defaultMessage: 'all' },
  onDelete: { id: 'instance.cockpit.onDelete', defaultMessage: 'When the instance is deleted' },
  goes: { id: 'instance.cockpit.goes', defaultMessage: 'Goes with it' },
  stays: { id: 'instance.cockpit.stays', defaultMessage: 'Stays' },
  boot: { id: 'instance.cockpit.boot', defaultMessage: 'boot' },
  recent: { id: 'instance.cockpit.recent', defaultMessage: 'Recent Actions' },
  all: { id: 'instance.cockpit.all', defaultMessage: 'All actions' },
  what: { id: 'instance.cockpit.what', defaultMessage: 'Action' },
  who: { id: 'instance.cockpit.who', defaultMessage: 'User' },
  when: { id: 'instance.cockpit.when', defaultMessage: 'Time' },
  result: { id: 'instance.cockpit.result', defaultMessage: 'Result' },
  done: { id: 'instance.cockpit.done', defaultMessage: 'Done' },
  failed: { id: 'instance.cockpit.failed', defaultMessage: 'Failed' },
  addTag: { id: 'instance.cockpit.addTag', defaultMessage: 'Add tag' },
  newTag: { id: 'instance.cockpit.newTag', defaultMessage: 'New tag' },
  noTags: { id: 'instance.cockpit.noTags', defaultMessage: 'No tags.' },
  tagsFailed: { id: 'instance.cockpit.tagsFailed', defaultMessage: 'Unable to change the tags.' },
  tagInvalid: {
    id: 'instance.cockpit.tagInvalid',
    defaultMessage: 'A tag has 1 to 60 characters, and neither a comma nor a slash.',
  },
})

export const cockpitPhrases = defineMessages<{
  you: { name: string }
  zone: { zone: string }
  sshFrom: { from: string }
  lockedBy: { user: string }
  removeTag: { tag: string }
}>({
  you: { id: 'instance.cockpit.you', defaultMessage: '{name} (you)' },
  zone: { id: 'instance.cockpit.zone', defaultMessage: 'Zone {zone}' },
  sshFrom: { id: 'instance.cockpit.sshFrom', defaultMessage: 'Port 22 is open to {from}.' },
  lockedBy: { id: 'instance.cockpit.lockedBy', defaultMessage: 'Locked by {user}' },
  removeTag: { id: 'instance.cockpit.removeTag', defaultMessage: 'Remove tag {tag}' },
})

/** Nova's names of actions. */
export const actionNames = defineMessages({
  create: { id: 'instance.did.create', defaultMessage: 'Launch' },
  delete: { id: 'instance.did.delete', defaultMessage: 'Delete' },
  restore: { id: 'instance.did.restore', defaultMessage: 'Restore' },
  start: { id: 'instance.did.start', defaultMessage: 'Start' },
  stop: { id: 'instance.did.stop', defaultMessage: 'Shut off' },
  reboot: { id: 'instance.did.reboot', defaultMessage: 'Reboot' },
  pause: { id: 'instance.did.pause', defaultMessage: 'Pause' },
  unpause: { id: 'instance.did.unpause', defaultMessage: 'Resume' },
  suspend: { id: 'instance.did.suspend', defaultMessage: 'Suspend' },
  resume: { id: 'instance.did.resume', defaultMessage: 'Resume' },
  shelve: { id: 'instance.did.shelve', defaultMessage: 'Shelve' },
  shelveOffload: { id: 'instance.did.shelveOffload', defaultMessage: 'Offload' },
  unshelve: { id: 'instance.did.unshelve', defaultMessage: 'Unshelve' },
  rescue: { id: 'instance.did.rescue', defaultMessage: 'Rescue' },
  unrescue: { id: 'instance.did.unrescue', defaultMessage: 'Unrescue' },
  rebuild: { id: 'instance.did.rebuild', defaultMessage: 'Rebuild' },
  resize: { id: 'instance.did.resize', defaultMessage: 'Resize' },
  confirmResize: { id: 'instance.did.confirmResize', defaultMessage: 'Confirm resize' },
  revertResize: { id: 'instance.did.revertResize', defaultMessage: 'Revert resize' },
  migrate: { id: 'instance.did.migrate', defaultMessage: 'Migrate' },
  'live-migration': { id: 'instance.did.liveMigration', defaultMessage: 'Live migration' },
  evacuate: { id: 'instance.did.evacuate', defaultMessage: 'Evacuate' },
  lock: { id: 'instance.did.lock', defaultMessage: 'Lock' },
  unlock: { id: 'instance.did.unlock', defaultMessage: 'Unlock' },
  createImage: { id: 'instance.did.createImage', defaultMessage: 'Snapshot' },
  createBackup: { id: 'instance.did.createBackup', defaultMessage: 'Backup' },
  changePassword: { id: 'instance.did.changePassword', defaultMessage: 'Change password' },
  attach_volume: { id: 'instance.did.attachVolume', defaultMessage: 'Attach volume' },
  detach_volume: { id: 'instance.did.detachVolume', defaultMessage: 'Detach volume' },
  attach_interface: { id: 'instance.did.attachInterface', defaultMessage: 'Attach interface' },
  detach_interface: { id: 'instance.did.detachInterface', defaultMessage: 'Detach interface' },
  extend_volume: { id: 'instance.did.extendVolume', defaultMessage: 'Extend volume' },
})
