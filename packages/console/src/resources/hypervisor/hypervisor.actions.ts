import { ArrowDownToLine, ArrowUpFromLine, CircleCheck, CircleOff, Move, Siren } from 'lucide-react'
import type { Action } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { dialogAction } from '../../framework/actions/dialog-action.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { changeService } from './change-service.ts'
import { hypervisorManifest as manifest } from './hypervisor.manifest.ts'
import {
  enableMessages,
  forceDownMessages,
  hypervisorMessages as messages,
  unforceMessages,
} from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

const policy: PolicyRule[] = [['compute', 'os_compute_api:os-services:update']]

const isForcedDown = ({ computeService }: Hypervisor) => computeService?.forced_down === true

/** In the order of the menus. */
export const hypervisorActions: Action<Hypervisor>[] = [
  dialogAction<Hypervisor>(manifest, 'evacuate', messages.evacuate, Siren, {
    section: 'move',
    policy: [['compute', 'os_compute_api:os-evacuate']],
    allowed: ({ state }) => state === 'down',
    dialog: async () => (await import('./MoveInstances.tsx')).EvacuateHost,
  }),
  dialogAction<Hypervisor>(manifest, 'disable-service', messages.disable, CircleOff, {
    section: 'service',
    policy,
    allowed: ({ status }) => status === 'enabled',
    dialog: async () => (await import('./DisableService.tsx')).DisableService,
  }),
  batchAction<Hypervisor>('enable-service', CircleCheck, {
    section: 'service',
    policy,
    batch: true,
    messages: enableMessages,
    allowed: ({ status }) => status === 'disabled',
    perform: (item, send) => changeService(item, { status: 'enabled' }, send),
  }),
  dialogAction<Hypervisor>(manifest, 'migrate', messages.migrate, Move, {
    section: 'move',
    policy: [['compute', 'os_compute_api:os-migrate-server:migrate']],
    allowed: ({ state }) => state === 'up',
    dialog: async () => (await import('./MoveInstances.tsx')).MigrateHost,
  }),
  batchAction<Hypervisor>('force-down', ArrowDownToLine, {
    section: 'end',
    danger: true,
    policy,
    messages: forceDownMessages,
    allowed: (item) => !isForcedDown(item),
    perform: (item, send) => changeService(item, { forced_down: true }, send),
  }),
  batchAction<Hypervisor>('end-forced-down', ArrowUpFromLine, {
    section: 'service',
    policy,
    messages: unforceMessages,
    allowed: isForcedDown,
    perform: (item, send) => changeService(item, { forced_down: false }, send),
  }),
]
