import {
  serverCan,
  serverPolicy,
  type Server,
  type ServerActionName,
  type ServerSurroundings,
} from '@meridian/contract'
import type { CellContext, PolicyRule } from '../../framework/resource/item.ts'
import { settingAt } from '../../framework/session/settings.ts'

/** What the rules about servers ask of everything around them. */
const surroundingsOf = ({ session, serves, settings }: CellContext): ServerSurroundings => ({
  projectId: session.project_id,
  isAdmin: session.is_superuser,
  has: { network: serves('network'), volume: serves('volumev3') || serves('block-storage') || serves('volume') },
  floatingIps: settingAt(settings, ['OPENSTACK_NEUTRON_NETWORK', 'enable_router'], true),
  passwordRetrieval: settingAt(settings, ['OPENSTACK_ENABLE_PASSWORD_RETRIEVE'], false),
  console: Boolean(settingAt<unknown>(settings, ['CONSOLE_TYPE'], 'AUTO')),
})

/** What an action on servers declares of when it is offered: by the rule of this name. */
export const offered = (name: ServerActionName) => ({
  policy: serverPolicy(name).map(([service, rule]): PolicyRule => [service, rule]),
  allowed: (server: Server, context: CellContext) => serverCan(name, server, surroundingsOf(context)),
})
