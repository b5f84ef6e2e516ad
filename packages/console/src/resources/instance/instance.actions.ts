import {
  serverChangeEndpoints,
  serverPartEndpoints,
  ServerTag,
  type Server,
  type ServerActionName,
} from '@meridian/contract'
import {
  Activity,
  Archive,
  Camera,
  Globe,
  HardDrive,
  HardDriveDownload,
  HardDriveUpload,
  KeyRound,
  LifeBuoy,
  Link2,
  Link2Off,
  MonitorDot,
  Move,
  Network,
  Power,
  RefreshCcwDot,
  Rotate3d,
  Scaling,
  ScrollText,
  ServerCog,
  Shield,
  Siren,
  SlidersHorizontal,
  Truck,
  Unplug,
  type LucideIcon,
} from 'lucide-react'
import type { Action, LinkAction } from '../../framework/resource/action.ts'
import { dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import type { Text } from '../../framework/resource/resource-text.ts'
import type { ActionGroup } from '../../framework/resource/resource.ts'
import { editTags } from '../../framework/tags/tags.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { updateMetadata } from '../../services/metadata/update-metadata.tsx'
import { paths } from '../../paths.ts'
import { instanceLabel } from './instance-text.ts'
import { instanceManifest as manifest } from './instance.manifest.ts'
import { groupLabels, instanceMessages } from './instance.messages.ts'
import { createServer, launchAnother, launchInstance, quickLaunch } from './launch.actions.ts'
import { deleteInstances, offeredBy, powerActions as power } from './power.actions.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

type LinkOptions = Omit<LinkAction<Server>, 'id' | 'to'>

/** Opens the dialog of the rule. */
const dialog = (rule: ServerActionName, label: Text, icon: LucideIcon, action: Omit<LinkOptions, 'label' | 'icon'>) =>
  dialogAction<Server>(manifest, rule, label, icon, { ...offeredBy(rule), ...action })

/** Leads to a tab of the details page. */
const tab = (rule: ServerActionName, name: string, action: LinkOptions): LinkAction<Server> => ({
  ...offeredBy(rule),
  ...action,
  id: rule,
  to: ({ id }) => paths.details(manifest.type, id, name),
})

const onNetwork = { section: 'network', scopes: ['project'] } as const
const onStorage = { section: 'storage', scopes: ['project'] } as const
const onParts = { section: 'change', scopes: ['project'] } as const
const forAdmins = { section: 'admin', scopes: ['admin'] } as const

/** The submenus of the menus, besides what one does every day. */
export const instanceGroups: readonly ActionGroup[] = [
  { section: 'network', label: typeNames.network, icon: Globe },
  { section: 'storage', label: groupLabels.storage, icon: HardDrive },
  { section: 'power', label: groupLabels.power, icon: Power },
  { section: 'change', label: groupLabels.change, icon: SlidersHorizontal },
  { section: 'admin', label: words.host, icon: ServerCog },
]

/** What is in reach on a server's page: what its state asks for, then what one does every day. */
export const instanceButtons = ({ status }: Server): readonly string[] =>
  status === 'ERROR'
    ? ['delete']
    : [
        'confirm_resize',
        'revert_resize',
        'console',
        'start',
        'unpause',
        'resume',
        'unshelve',
        'unrescue',
        'restore',
        'stop',
        'soft_reboot',
      ]

const isInError = ({ status }: Server) => status === 'ERROR'

/** In the order of the menus. */
export const instanceActions: Action<Server>[] = [
  createServer,
  launchInstance,
  quickLaunch,
  power.start,
  power.confirm_resize,
  power.revert_resize,
  dialog('snapshot', moreWords.createSnapshot, Camera, {
    // Shown for a server in error, too: its row shows why it is disabled.
    allowed: (server, context) => isInError(server) || (offeredBy('snapshot').allowed?.(server, context) ?? true),
    blocked: isInError,
    section: 'storage',
    dialog: async () => (await import('./forms/CreateSnapshot.tsx')).CreateSnapshot,
  }),
  launchAnother,
  dialog('backup', moreWords.createBackup, Archive, {
    section: 'storage',
    dialog: async () => (await import('./forms/CreateBackup.tsx')).CreateBackup,
  }),
  dialog('associate_floating_ip', instanceMessages.associate, Link2, {
    ...onNetwork,
    dialog: async () => (await import('./forms/FloatingIpDialogs.tsx')).AssociateFloatingIp,
  }),
  dialog('disassociate_floating_ip', moreWords.disassociateFloatingIp, Link2Off, {
    ...onNetwork,
    dialog: async () => (await import('./forms/FloatingIpDialogs.tsx')).DisassociateFloatingIp,
  }),
  dialog('attach_interface', instanceMessages.attachInterface, Network, {
    ...onNetwork,
    dialog: async () => (await import('./forms/InterfaceDialogs.tsx')).AttachInterface,
  }),
  dialog('detach_interface', instanceMessages.detachInterface, Unplug, {
    ...onNetwork,
    dialog: async () => (await import('./forms/InterfaceDialogs.tsx')).DetachInterface,
  }),
  editAction<Server>(manifest, {
    ...offeredBy('edit'),
    section: 'change',
    dialog: async () => (await import('./forms/EditInstance.tsx')).EditInstance,
  }),
  dialog('attach_volume', moreWords.attachVolume, HardDriveUpload, {
    ...onStorage,
    dialog: async () => (await import('./forms/VolumeDialogs.tsx')).AttachVolume,
  }),
  dialog('detach_volume', moreWords.detachVolume, HardDriveDownload, {
    ...onStorage,
    dialog: async () => (await import('./forms/VolumeDialogs.tsx')).DetachVolume,
  }),
  {
    ...updateMetadata<Server>(manifest, {
      ...offeredBy('update_metadata'),
      kind: 'instance',
      read: serverPartEndpoints.serverMetadata,
      write: serverPartEndpoints.serverMetadataUpdate,
      label: instanceLabel,
    }),
    ...onParts,
  },
  dialog('retrieve_password', instanceMessages.retrievePassword, KeyRound, {
    ...onParts,
    dialog: async () => (await import('./forms/RetrievePassword.tsx')).RetrievePassword,
  }),
  dialog('set_password', instanceMessages.setPassword, KeyRound, {
    ...onParts,
    dialog: async () => (await import('./forms/SetPassword.tsx')).SetPassword,
  }),
  dialog('edit_security_groups', instanceMessages.editGroups, Shield, {
    ...onNetwork,
    dialog: async () => (await import('./forms/EditSecurityGroups.tsx')).EditSecurityGroups,
  }),
  tab('edit_port_security_groups', 'interfaces', {
    ...onNetwork,
    label: instanceMessages.editPortGroups,
    icon: Shield,
  }),
  tab('console', 'console', { label: moreWords.console, icon: MonitorDot, section: 'state' }),
  tab('log', 'log', { label: instanceMessages.viewLog, icon: ScrollText, section: 'change' }),
  tab('diagnostics', 'diagnostics', { label: instanceMessages.diagnostics, icon: Activity, section: 'change' }),
  dialog('rescue', instanceMessages.rescue, LifeBuoy, {
    section: 'power',
    dialog: async () => (await import('./forms/RescueInstance.tsx')).RescueInstance,
  }),
  power.unrescue,
  power.pause,
  power.unpause,
  power.suspend,
  power.resume,
  power.shelve,
  power.unshelve,
  power.restore,
  dialog('resize', instanceMessages.resize, Scaling, {
    scopes: ['project'],
    section: 'change',
    dialog: async () => (await import('./forms/ResizeInstance.tsx')).ResizeInstance,
  }),
  power.lock,
  power.unlock,
  power.soft_reboot,
  power.hard_reboot,
  power.stop,
  editTags<Server>({
    ...offeredBy('edit'),
    section: 'change',
    tagsOf: ({ tags }) => tags,
    isTag: (tag) => ServerTag.safeParse(tag).success,
    replace: ({ id }, tags, send) => send(serverChangeEndpoints.serverTagsReplace, { params: { id }, body: { tags } }),
  }),
  dialog('rebuild', instanceMessages.rebuild, RefreshCcwDot, {
    section: 'change',
    danger: true,
    dialog: async () => (await import('./forms/RebuildInstance.tsx')).RebuildInstance,
  }),
  dialog('migrate', instanceMessages.migrate, Truck, {
    ...forAdmins,
    dialog: async () => (await import('./forms/HostDialogs.tsx')).MigrateInstance,
  }),
  dialog('live_migrate', instanceMessages.liveMigrate, Move, {
    ...forAdmins,
    dialog: async () => (await import('./forms/HostDialogs.tsx')).LiveMigrate,
  }),
  dialogAction<Server>(manifest, 'evacuate', instanceMessages.evacuate, Siren, {
    ...forAdmins,
    policy: [['compute', 'os_compute_api:os-evacuate']],
    // Nova evacuates only from a host that is down; an unknown one may be.
    allowed: ({ host_status: host }) => host === 'DOWN' || host === 'UNKNOWN',
    dialog: async () => (await import('./forms/HostDialogs.tsx')).EvacuateInstance,
  }),
  dialogAction<Server>(manifest, 'reset_state', instanceMessages.resetState, Rotate3d, {
    ...forAdmins,
    policy: [['compute', 'os_compute_api:os-admin-actions:reset_state']],
    dialog: async () => (await import('./forms/HostDialogs.tsx')).ResetState,
  }),
  deleteInstances,
]
