import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The top of an instance's page, and the cards of its overview. */
export const cockpitMessages = texts('instance.cockpit', {
  noAddress: 'No address yet.',
  floating: 'floating',
  copySsh: 'Copy the SSH command',
  sshOpen: 'Port 22 is open to everyone.',
  sshClosed: 'No security group allows port 22.',
  lookAtRules: 'Edit security groups',
  letsIn: 'Allows',
  letsNothingIn: 'nothing',
  unfiltered: 'everything: port security is off',
  everyone: 'everyone',
  everything: 'all',
  onDelete: 'When the instance is deleted',
  boot: 'boot',
  recent: 'Recent Actions',
  all: 'All actions',
  noTags: 'No tags.',
  tagsFailed: 'Unable to change the tags.',
  tagInvalid: 'A tag has 1 to 60 characters, and neither a comma nor a slash.',
})

export const cockpitPhrases = texts('instance.cockpit', {
  you: '{name} (you)',
  zone: 'Zone {zone}',
  sshFrom: 'Port 22 is open to {from}.',
  lockedBy: 'Locked by {user}',
  removeTag: 'Remove tag {tag}',
})

/** Nova's names of actions. */
export const actionNames = texts('instance.did', {
  create: 'Launch',
  delete: moreWords.delete,
  restore: moreWords.restore,
  start: 'Start',
  stop: 'Shut off',
  reboot: 'Reboot',
  pause: 'Pause',
  unpause: moreWords.resume,
  suspend: moreWords.suspend,
  resume: moreWords.resume,
  shelve: 'Shelve',
  shelveOffload: 'Offload',
  unshelve: 'Unshelve',
  rescue: 'Rescue',
  unrescue: 'Unrescue',
  rebuild: 'Rebuild',
  resize: 'Resize',
  confirmResize: 'Confirm resize',
  revertResize: 'Revert resize',
  migrate: 'Migrate',
  'live-migration': 'Live migration',
  evacuate: 'Evacuate',
  lock: 'Lock',
  unlock: 'Unlock',
  createImage: 'Snapshot',
  createBackup: 'Backup',
  changePassword: 'Change password',
  attach_volume: 'Attach volume',
  detach_volume: 'Detach volume',
  attach_interface: 'Attach interface',
  detach_interface: 'Detach interface',
  extend_volume: 'Extend volume',
})
