import { oneOfActions } from '../actions.ts'
import { from, until } from '../microversion.ts'
import { oldConsole, output } from '../server-consoles/handlers.ts'
import { addFixedIp, addFloatingIp, removeFixedIp, removeFloatingIp } from '../server-ips/actions.ts'
import * as securityGroups from '../server-security-groups/handlers.ts'
import { createBackup, createImage } from './images.ts'
import { lock, unlock } from './lock.ts'
import { evacuate, migrateLive } from './move.ts'
import * as power from './power.ts'
import { rebuild } from './rebuild.ts'
import { rescue, unrescue } from './rescue.ts'
import { injectNetworkInfo, resetNetwork, resetState, triggerCrashDump } from './reset.ts'
import { confirmResize, migrate, resize, revertResize } from './resize.ts'
import { shelve, shelveOffload, unshelve } from './shelve.ts'

/** POST /servers/:id/action, by the single key of the body. */
export const act = oneOfActions<{ id: string }>({
  addFloatingIp: until(43, addFloatingIp),
  addSecurityGroup: securityGroups.add,
  changePassword: power.changePassword,
  confirmResize,
  createBackup,
  createImage,
  lock,
  pause: power.pause,
  reboot: power.reboot,
  rebuild,
  removeFloatingIp: until(43, removeFloatingIp),
  removeSecurityGroup: securityGroups.remove,
  rescue,
  resize,
  resume: power.resume,
  revertResize,
  'os-start': power.start,
  'os-stop': power.stop,
  suspend: power.suspend,
  trigger_crash_dump: from(17, triggerCrashDump),
  unlock,
  unpause: power.unpause,
  unrescue,
  addFixedIp: until(43, addFixedIp),
  removeFixedIp: until(43, removeFixedIp),
  forceDelete: power.forceDelete,
  'os-getConsoleOutput': output,
  'os-getRDPConsole': until(5, oldConsole('os-getRDPConsole', 'rdp')),
  'os-getSerialConsole': until(5, oldConsole('os-getSerialConsole', 'serial')),
  'os-getSPICEConsole': until(5, oldConsole('os-getSPICEConsole', 'spice')),
  'os-getVNCConsole': until(5, oldConsole('os-getVNCConsole', 'vnc')),
  restore: power.restore,
  shelve,
  shelveOffload,
  unshelve,
  injectNetworkInfo,
  migrate,
  'os-migrateLive': migrateLive,
  resetNetwork,
  'os-resetState': resetState,
  evacuate,
})
