import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { removeImage } from '../neighbours/images.ts'
import { asOwner, catchFault } from '../neighbours/requester.ts'
import { detachDevices } from './devices.ts'
import { unplugPorts } from './ports.ts'
import { POWER } from './states.ts'
import { finish, resumed } from './tasks.ts'
import type { Task } from './tasks.ts'

/** Frees the server's resources. Its row stays for queries about deleted servers. */
export function destroy(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  unplugPorts(context, row.vifs)
  detachDevices(context, row)
  const { shelved_image } = row
  if (shelved_image !== null) {
    catchFault(
      () => removeImage(asOwner(context, row), shelved_image),
      () => undefined,
    )
  }
  finish(context, row, task, {
    deleted: true,
    vm_state: 'deleted',
    power_state: POWER.none,
    terminated_at: isoSeconds(context.clock.now()),
    vifs: [],
    devices: [],
  })
}
