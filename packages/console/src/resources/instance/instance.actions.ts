import type { Server } from '@meridian/contract'
import type { Action } from '../../framework/actions/action.ts'
import { deleteInstances, migrateInstance, powerActions as power } from './power/power.actions.ts'

/** In the order in which menus have them. */
export const instanceActions: Action<Server>[] = [
  power.start,
  power.confirm_resize,
  power.revert_resize,
  power.unrescue,
  power.pause,
  power.unpause,
  power.suspend,
  power.resume,
  power.shelve,
  power.unshelve,
  power.lock,
  power.unlock,
  power.soft_reboot,
  power.hard_reboot,
  power.stop,
  migrateInstance,
  deleteInstances,
]
