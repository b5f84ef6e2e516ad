import type { RbacObjectType } from '@meridian/wire'
import type { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { addressGroups } from '../address-groups/kind.ts'
import { scopes } from '../address-scopes/kind.ts'
import { networks } from '../networks/kind.ts'
import { policies } from '../qos/kind.ts'
import { groups } from '../security-groups/kind.ts'
import { subnetPools } from '../subnetpools/kind.ts'
import type { RbacAction } from './store.ts'

interface Shareable {
  rows: { find: (db: Call['db'], id: string) => { id: string; project_id: string } | undefined }
  missing: (id: string) => Fault
  actions: readonly RbacAction[]
}

const SHARED = ['access_as_shared'] as const

/** The object types of RBAC policies, with their actions. */
export const shareable: Readonly<Record<RbacObjectType, Shareable>> = {
  address_group: { ...addressGroups, actions: SHARED },
  address_scope: { ...scopes, actions: SHARED },
  network: { ...networks, actions: ['access_as_shared', 'access_as_external'] },
  qos_policy: { ...policies, actions: SHARED },
  security_group: { ...groups, actions: SHARED },
  subnetpool: { ...subnetPools, actions: SHARED },
}
