import type { Server } from '@meridian/contract'
import type { Action } from '../../framework/actions/action.ts'
import * as dialogs from './dialog.actions.ts'
import { launchAnother, launchInstance, quickLaunch } from './launch.actions.ts'
import { deleteInstances, migrateInstance, powerActions as power } from './power/power.actions.ts'

/** In the order in which menus have them. */
export const instanceActions: Action<Server>[] = [
  quickLaunch,
  launchInstance,
  power.start,
  power.confirm_resize,
  power.revert_resize,
  dialogs.snapshot,
  launchAnother,
  dialogs.associate,
  dialogs.disassociate,
  dialogs.attachInterface,
  dialogs.detachInterface,
  dialogs.edit,
  dialogs.attachVolume,
  dialogs.detachVolume,
  { ...dialogs.metadata.action, section: 'edit', scopes: ['project'] },
  dialogs.retrievePassword,
  dialogs.editSecurityGroups,
  dialogs.editPortGroups,
  dialogs.openConsole,
  dialogs.viewLog,
  dialogs.rescue,
  power.unrescue,
  power.pause,
  power.unpause,
  power.suspend,
  power.resume,
  power.shelve,
  power.unshelve,
  dialogs.resize,
  power.lock,
  power.unlock,
  power.soft_reboot,
  power.hard_reboot,
  power.stop,
  dialogs.rebuild,
  migrateInstance,
  dialogs.liveMigrate,
  dialogs.evacuate,
  dialogs.resetState,
  deleteInstances,
]
