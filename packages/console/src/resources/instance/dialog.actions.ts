import { serverPartEndpoints, type Server, type ServerActionName } from '@meridian/contract'
import {
  Camera,
  HardDriveDownload,
  HardDriveUpload,
  KeyRound,
  LifeBuoy,
  Link2,
  Link2Off,
  MonitorDot,
  Move,
  Network,
  Pencil,
  RefreshCcwDot,
  Rotate3d,
  Scaling,
  ScrollText,
  Shield,
  Siren,
  Unplug,
  type LucideIcon,
} from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { LinkAction } from '../../framework/actions/action.ts'
import { updateMetadata } from '../../framework/metadata/update-metadata.tsx'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { attachMessages } from './forms/attach.messages.ts'
import { buildMessages } from './forms/build.messages.ts'
import { editMessages } from './forms/edit.messages.ts'
import { floatingIpMessages } from './forms/floating-ip.messages.ts'
import { hostMessages } from './forms/host.messages.ts'
import { snapshotMessages } from './forms/snapshot.messages.ts'
import { offered } from './instance-can.ts'
import type { InstanceDialog } from './instance-dialogs.ts'
import { INSTANCE_TYPE, instanceLabel } from './instance-label.ts'
import { instanceMessages } from './instance.messages.ts'
import { passwordMessages } from './password/password.messages.ts'

interface Look extends Pick<LinkAction<Server>, 'danger' | 'scopes'> {
  label: MessageDescriptor
  icon: LucideIcon
  section: string
}

const PROJECT = ['project'] as const
const ADMIN = ['admin'] as const

/** An action that opens a dialog, offered by the rule of this name. */
const dialog = (rule: ServerActionName, name: InstanceDialog, look: Look): LinkAction<Server> =>
  opens(name, { id: rule, ...look, ...offered(rule) })

/** An action that leads to a tab of the details page. */
const tab = (rule: ServerActionName, name: string, look: Look): LinkAction<Server> => ({
  id: rule,
  ...look,
  ...offered(rule),
  to: ({ id }) => paths.details(INSTANCE_TYPE, id, name),
})

export const snapshot = dialog('snapshot', 'create-instance-snapshot', {
  label: snapshotMessages.title,
  icon: Camera,
  section: 'state',
})

export const associate = dialog('associate_floating_ip', 'associate-floating-ip', {
  label: floatingIpMessages.associate,
  icon: Link2,
  section: 'network',
  scopes: PROJECT,
})

export const disassociate = dialog('disassociate_floating_ip', 'disassociate-floating-ip', {
  label: floatingIpMessages.disassociate,
  icon: Link2Off,
  section: 'network',
  danger: true,
  scopes: PROJECT,
})

export const attachInterface = dialog('attach_interface', 'attach-interface', {
  label: attachMessages.attachInterface,
  icon: Network,
  section: 'network',
  scopes: PROJECT,
})

export const detachInterface = dialog('detach_interface', 'detach-interface', {
  label: attachMessages.detachInterface,
  icon: Unplug,
  section: 'network',
  scopes: PROJECT,
})

export const edit = dialog('edit', 'edit-instance', { label: editMessages.title, icon: Pencil, section: 'edit' })

export const attachVolume = dialog('attach_volume', 'attach-volume', {
  label: attachMessages.attachVolume,
  icon: HardDriveUpload,
  section: 'edit',
  scopes: PROJECT,
})

export const detachVolume = dialog('detach_volume', 'detach-volume', {
  label: attachMessages.detachVolume,
  icon: HardDriveDownload,
  section: 'edit',
  scopes: PROJECT,
})

export const metadata = updateMetadata<Server>({
  kind: 'instance',
  read: serverPartEndpoints.serverMetadata,
  write: serverPartEndpoints.serverMetadataUpdate,
  ...offered('update_metadata'),
  label: instanceLabel,
})

export const retrievePassword = dialog('retrieve_password', 'retrieve-password', {
  label: passwordMessages.title,
  icon: KeyRound,
  section: 'edit',
  scopes: PROJECT,
})

export const editSecurityGroups = dialog('edit_security_groups', 'edit-instance-security-groups', {
  label: editMessages.groupsTitle,
  icon: Shield,
  section: 'edit',
  scopes: PROJECT,
})

export const editPortGroups = tab('edit_port_security_groups', 'interfaces', {
  label: editMessages.portGroupsTitle,
  icon: Shield,
  section: 'edit',
  scopes: PROJECT,
})

export const openConsole = tab('console', 'console', {
  label: instanceMessages.console,
  icon: MonitorDot,
  section: 'look',
})

export const viewLog = tab('log', 'log', { label: instanceMessages.viewLog, icon: ScrollText, section: 'look' })

export const rescue = dialog('rescue', 'rescue-instance', {
  label: buildMessages.rescue,
  icon: LifeBuoy,
  section: 'power',
})

export const resize = dialog('resize', 'resize-instance', {
  label: buildMessages.resize,
  icon: Scaling,
  section: 'power',
  danger: true,
  scopes: PROJECT,
})

export const rebuild = dialog('rebuild', 'rebuild-instance', {
  label: buildMessages.rebuild,
  icon: RefreshCcwDot,
  section: 'restart',
  danger: true,
})

export const liveMigrate = dialog('live_migrate', 'live-migrate-instance', {
  label: hostMessages.liveMigrate,
  icon: Move,
  section: 'admin',
  scopes: ADMIN,
})

/** Nova evacuates only from a host that is down; one that it does not know of may be. */
export const evacuate = opens<Server>('evacuate-instance', {
  id: 'evacuate',
  label: hostMessages.evacuate,
  icon: Siren,
  section: 'admin',
  scopes: ADMIN,
  policy: [['compute', 'os_compute_api:os-evacuate']],
  allowed: ({ host_status: host }) => host === 'DOWN' || host === 'UNKNOWN',
})

export const resetState = opens<Server>('reset-instance-state', {
  id: 'reset_state',
  label: hostMessages.resetState,
  icon: Rotate3d,
  section: 'admin',
  danger: true,
  scopes: ADMIN,
  policy: [['compute', 'os_compute_api:os-admin-actions:reset_state']],
})
