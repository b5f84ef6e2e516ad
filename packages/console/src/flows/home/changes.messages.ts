import { texts } from '../../framework/text/texts.ts'

/** What happened, by Nova's names of its actions; and to volumes. The tag is replaced with the links to the things. */
export const changePhrases = texts('change', {
  create: '<things></things> launched',
  delete: '<things></things> deleted',
  softDelete: '<things></things> deleted',
  restore: '<things></things> restored',
  start: '<things></things> started',
  stop: '<things></things> stopped',
  reboot: '<things></things> rebooted',
  pause: '<things></things> paused',
  unpause: '<things></things> resumed',
  suspend: '<things></things> suspended',
  resume: '<things></things> resumed',
  lock: '<things></things> locked',
  unlock: '<things></things> unlocked',
  shelve: '<things></things> shelved',
  shelveOffload: '<things></things> shelved',
  unshelve: '<things></things> unshelved',
  rescue: '<things></things> rescued',
  unrescue: '<things></things> returned from rescue',
  resize: '<things></things> resized',
  confirmResize: 'Resize of <things></things> confirmed',
  revertResize: 'Resize of <things></things> reverted',
  rebuild: '<things></things> rebuilt',
  migrate: '<things></things> migrated',
  'live-migration': '<things></things> live-migrated',
  evacuate: '<things></things> evacuated',
  createImage: 'Snapshot of <things></things> created',
  attach_volume: 'Volume attached to <things></things>',
  detach_volume: 'Volume detached from <things></things>',
  attach_interface: 'Interface attached to <things></things>',
  detach_interface: 'Interface detached from <things></things>',
  changePassword: 'Password of <things></things> changed',
  'volume create': 'Volume <things></things> created',
})

export const otherChange = texts('change', {
  stack: 'Stack <things></things>: {status}',
  any: '<things></things>: {action}',
})
