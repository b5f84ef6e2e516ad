import { imageType, type Image, type Server, type Volume, type VolumeSnapshot } from '@meridian/contract'
import { settingAt, type Settings } from '../../framework/session/settings.ts'
import { userDataText } from '../../resources/instance/instance-text.ts'
import { blankLaunch, isImageSource, type LaunchForm, type SourceType } from '../../services/launch/launch-form.ts'
import { nextName } from '../../services/launch/rules/next-name.ts'
import { firstSource, offeredSources } from '../../services/launch/rules/offered.ts'
import { raisedSize } from '../../services/launch/rules/choice.ts'

/** The item that the wizard was opened for. */
export type Origin = SourceOrigin | { kind: 'server'; item: Server }

type SourceOrigin =
  | { kind: 'image'; item: Image }
  | { kind: 'volume'; item: Volume }
  | { kind: 'snapshot'; item: VolumeSnapshot }

interface Surroundings {
  settings: Settings
  has: { images: boolean; volumes: boolean }
  /** The network that the wizard was opened for. */
  networkId?: string
}

const typeOf = (origin: SourceOrigin): SourceType => {
  if (origin.kind === 'image') return imageType(origin.item) === 'Snapshot' ? 'snapshot' : 'image'
  return origin.kind === 'volume' ? 'volume' : 'volume_snapshot'
}

/** The initial values: the item that the wizard was opened for, and the operator's settings. */
export function initialLaunch(origin: Origin | null, around: Surroundings): LaunchForm {
  if (origin?.kind === 'server') return { ...fromSource(null, around), ...likeServer(origin.item) }
  return fromSource(origin, around)
}

function fromSource(origin: SourceOrigin | null, { settings, has, networkId }: Surroundings): LaunchForm {
  const byDefault = (name: string) => settingAt(settings, ['LAUNCH_INSTANCE_DEFAULTS', name], false)
  const zone = settingAt(settings, ['LAUNCH_INSTANCE_DEFAULTS', 'default_availability_zone'], 'Any')
  const type = origin ? typeOf(origin) : firstSource(settings, offeredSources(settings, has))
  const image = origin?.kind === 'image' ? { bytes: origin.item.size, minDisk: origin.item.min_disk } : null
  return {
    ...blankLaunch,
    source_type: type,
    source: origin ? [origin.item.id] : [],
    networks: networkId ? [networkId] : blankLaunch.networks,
    vol_create: has.volumes && isImageSource(type) && byDefault('create_volume'),
    vol_size: raisedSize(1, image),
    availability_zone: zone === 'Any' ? null : zone,
    config_drive: byDefault('config_drive'),
    user_data: settingAt(settings, ['OPENSTACK_SERVER_DEFAULT_USER_DATA'], ''),
  }
}

/** The values of a copy of this instance, as far as they are known; the source stays empty if it runs from a volume. */
export const likeServer = (server: Server): Partial<LaunchForm> => ({
  name: nextName(server.name),
  description: server.description === server.name ? '' : (server.description ?? ''),
  source_type: 'image',
  source: server.image === '' ? [] : [server.image.id],
  vol_create: false,
  // Newer microversions return only the name of the flavor.
  flavor: [server.flavor.id ?? server.flavor.name ?? ''],
  networks: Object.keys(server.addresses),
  security_groups: [...new Set(server.security_groups.map(({ name }) => name))],
  key_pair: server.key_name === null ? [] : [server.key_name],
  availability_zone: server['OS-EXT-AZ:availability_zone'],
  config_drive: Boolean(server.config_drive),
  // Nova returns it to administrators only.
  user_data: userDataText(server['OS-EXT-SRV-ATTR:user_data'] ?? ''),
  disk_config: server['OS-DCF:diskConfig'] === 'MANUAL' ? 'MANUAL' : 'AUTO',
  meta: Object.entries(server.metadata).map(([key, value]) => ({ key, value, definition: null })),
})
