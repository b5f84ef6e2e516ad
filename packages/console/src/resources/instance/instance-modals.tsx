import type { Server } from '@meridian/contract'
import { lazy, type ComponentType } from 'react'
import type { Modals } from '../../framework/modals/modal.ts'
import type { AboutServer } from './forms/InstanceForm.tsx'
import { INSTANCE_DIALOGS, type InstanceDialog } from './instance-dialogs.ts'

/** Each is fetched when it is first opened. */
const later = (load: () => Promise<ComponentType<AboutServer>>) => lazy(async () => ({ default: await load() }))

const DIALOGS: Record<InstanceDialog, ComponentType<AboutServer>> = {
  'create-instance-snapshot': later(async () => (await import('./forms/CreateSnapshot.tsx')).CreateSnapshot),
  'associate-floating-ip': later(async () => (await import('./forms/AssociateFloatingIp.tsx')).AssociateFloatingIp),
  'disassociate-floating-ip': later(
    async () => (await import('./forms/DisassociateFloatingIp.tsx')).DisassociateFloatingIp,
  ),
  'attach-interface': later(async () => (await import('./forms/AttachInterface.tsx')).AttachInterface),
  'detach-interface': later(async () => (await import('./forms/DetachInterface.tsx')).DetachInterface),
  'edit-instance': later(async () => (await import('./forms/EditInstance.tsx')).EditInstance),
  'attach-volume': later(async () => (await import('./forms/AttachVolume.tsx')).AttachVolume),
  'detach-volume': later(async () => (await import('./forms/DetachVolume.tsx')).DetachVolume),
  'retrieve-password': later(async () => (await import('./password/RetrievePassword.tsx')).RetrievePassword),
  'edit-instance-security-groups': later(
    async () => (await import('./forms/EditSecurityGroups.tsx')).EditSecurityGroups,
  ),
  'rescue-instance': later(async () => (await import('./forms/RescueInstance.tsx')).RescueInstance),
  'resize-instance': later(async () => (await import('./forms/ResizeInstance.tsx')).ResizeInstance),
  'rebuild-instance': later(async () => (await import('./forms/RebuildInstance.tsx')).RebuildInstance),
  'live-migrate-instance': later(async () => (await import('./forms/LiveMigrate.tsx')).LiveMigrate),
  'evacuate-instance': later(async () => (await import('./forms/EvacuateInstance.tsx')).EvacuateInstance),
  'reset-instance-state': later(async () => (await import('./forms/ResetState.tsx')).ResetState),
}

export const instanceModals: Modals<Server> = Object.fromEntries(
  INSTANCE_DIALOGS.map((name) => {
    const Dialog = DIALOGS[name]
    return [
      name,
      { item: (server: Server, tools) => <Dialog server={server} tools={tools} /> } satisfies Modals<Server>[string],
    ]
  }),
)
