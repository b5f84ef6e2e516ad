import { isoSeconds } from '../../../core/clock.ts'
import type { Background } from '../../../core/service.ts'
import { ownerOf, unless } from '../neighbours/asker.ts'
import { removeImage } from '../neighbours/images.ts'
import { detachDevices } from './devices.ts'
import { unplugPorts } from './ports.ts'
import { POWER } from './states.ts'
import { finish, resumed } from './tasks.ts'
import type { Task } from './tasks.ts'

/** The server gives back what it had. Its row stays for those who ask about deleted ones. */
export function destroy(on: Background, task: Task): void {
  const row = resumed(on, task)
  if (!row) return
  unplugPorts(on, row.vifs)
  detachDevices(on, row)
  const { shelved_image } = row
  if (shelved_image !== null) {
    unless(
      () => removeImage(ownerOf(on, row), shelved_image),
      () => undefined,
    )
  }
  finish(on, row, task, {
    deleted: true,
    vm_state: 'deleted',
    power_state: POWER.none,
    terminated_at: isoSeconds(on.clock.now()),
    vifs: [],
    devices: [],
  })
}
