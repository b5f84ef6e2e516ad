import { snapshot, uploadSnapshot } from './server-actions/images.ts'
import * as move from './server-actions/move.ts'
import * as rebuild from './server-actions/rebuilding.ts'
import { rescued } from './server-actions/rescue.ts'
import * as resize from './server-actions/resizing.ts'
import * as shelve from './server-actions/shelve.ts'
import { settle } from './server-actions/simple.ts'
import { detachInterface } from './server-interfaces/handlers.ts'
import { detachVolume } from './server-volumes/swap.ts'
import * as build from './servers/build.ts'
import { destroy } from './servers/destroy.ts'

/** The jobs, by the kind given to `scheduleJob`. */
export const jobs = {
  schedule: build.schedule,
  network: build.network,
  devices: build.devices,
  spawn: build.spawn,
  destroy,
  settle,
  prepareResize: resize.prepareResize,
  moveResize: resize.moveResize,
  finishResize: resize.finishResize,
  settleResize: resize.settleResize,
  undoResize: resize.undoResize,
  rebuildDevices: rebuild.rebuildDevices,
  rebuildSpawn: rebuild.rebuildSpawn,
  rebuilt: rebuild.rebuilt,
  rescued,
  snapshot,
  uploadSnapshot,
  shelveUpload: shelve.shelveUpload,
  shelved: shelve.shelved,
  offloaded: shelve.offloaded,
  unshelved: shelve.unshelved,
  migrated: move.migrated,
  evacuated: move.evacuated,
  detachInterface,
  detachVolume,
}
