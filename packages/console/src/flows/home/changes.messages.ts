import { defineMessages, type MessageTag } from 'react-intl'

/** The tag is replaced with the links to the things. */
type What = { things: MessageTag }

/** What happened, by Nova's names of its actions; and to volumes. */
export const changePhrases = defineMessages<{
  create: What
  delete: What
  softDelete: What
  restore: What
  start: What
  stop: What
  reboot: What
  pause: What
  unpause: What
  suspend: What
  resume: What
  lock: What
  unlock: What
  shelve: What
  shelveOffload: What
  unshelve: What
  rescue: What
  unrescue: What
  resize: What
  confirmResize: What
  revertResize: What
  rebuild: What
  migrate: What
  'live-migration': What
  evacuate: What
  createImage: What
  attach_volume: What
  detach_volume: What
  attach_interface: What
  detach_interface: What
  changePassword: What
  'volume create': What
}>({
  create: { id: 'change.create', defaultMessage: '<things></things> launched' },
  delete: { id: 'change.delete', defaultMessage: '<things></things> deleted' },
  softDelete: { id: 'change.softDelete', defaultMessage: '<things></things> deleted' },
  restore: { id: 'change.restore', defaultMessage: '<things></things> restored' },
  start: { id: 'change.start', defaultMessage: '<things></things> started' },
  stop: { id: 'change.stop', defaultMessage: '<things></things> stopped' },
  reboot: { id: 'change.reboot', defaultMessage: '<things></things> rebooted' },
  pause: { id: 'change.pause', defaultMessage: '<things></things> paused' },
  unpause: { id: 'change.unpause', defaultMessage: '<things></things> resumed' },
  suspend: { id: 'change.suspend', defaultMessage: '<things></things> suspended' },
  resume: { id: 'change.resume', defaultMessage: '<things></things> resumed' },
  lock: { id: 'change.lock', defaultMessage: '<things></things> locked' },
  unlock: { id: 'change.unlock', defaultMessage: '<things></things> unlocked' },
  shelve: { id: 'change.shelve', defaultMessage: '<things></things> shelved' },
  shelveOffload: { id: 'change.shelveOffload', defaultMessage: '<things></things> shelved' },
  unshelve: { id: 'change.unshelve', defaultMessage: '<things></things> unshelved' },
  rescue: { id: 'change.rescue', defaultMessage: '<things></things> rescued' },
  unrescue: { id: 'change.unrescue', defaultMessage: '<things></things> returned from rescue' },
  resize: { id: 'change.resize', defaultMessage: '<things></things> resized' },
  confirmResize: { id: 'change.confirmResize', defaultMessage: 'Resize of <things></things> confirmed' },
  revertResize: { id: 'change.revertResize', defaultMessage: 'Resize of <things></things> reverted' },
  rebuild: { id: 'change.rebuild', defaultMessage: '<things></things> rebuilt' },
  migrate: { id: 'change.migrate', defaultMessage: '<things></things> migrated' },
  'live-migration': { id: 'change.liveMigration', defaultMessage: '<things></things> live-migrated' },
  evacuate: { id: 'change.evacuate', defaultMessage: '<things></things> evacuated' },
  createImage: { id: 'change.createImage', defaultMessage: 'Snapshot of <things></things> created' },
  attach_volume: { id: 'change.attachVolume', defaultMessage: 'Volume attached to <things></things>' },
  detach_volume: { id: 'change.detachVolume', defaultMessage: 'Volume detached from <things></things>' },
  attach_interface: { id: 'change.attachInterface', defaultMessage: 'Interface attached to <things></things>' },
  detach_interface: { id: 'change.detachInterface', defaultMessage: 'Interface detached from <things></things>' },
  changePassword: { id: 'change.changePassword', defaultMessage: 'Password of <things></things> changed' },
  'volume create': { id: 'change.volumeCreate', defaultMessage: 'Volume <things></things> created' },
})

export const otherChange = defineMessages<{ stack: What & { status: string }; any: What & { action: string } }>({
  stack: { id: 'change.stack', defaultMessage: 'Stack <things></things>: {status}' },
  any: { id: 'change.any', defaultMessage: '<things></things>: {action}' },
})
