import type { ServerRequest } from '@meridian/contract'
import { badRequest } from '../../errors.ts'

/** The wizard's value for an auto-allocated network. */
const AUTO = '__auto_allocate__'

/** The body of POST /servers; for null or empty values Nova chooses. */
export function toNovaServer(body: ServerRequest): object {
  const devices = [...(body.block_device_mapping_v2 ?? []).map(toDevice), ...toDevices(body.block_device_mapping ?? {})]
  return given({
    name: body.name,
    imageRef: body.source_id,
    flavorRef: body.flavor_id,
    key_name: body.key_name,
    user_data: body.user_data && Buffer.from(body.user_data).toString('base64'),
    security_groups: body.security_groups?.map((name) => ({ name })),
    block_device_mapping_v2: devices.length ? devices : null,
    networks: toNetworks(body.nics ?? []),
    metadata: body.meta,
    availability_zone: body.availability_zone,
    min_count: body.instance_count,
    max_count: body.instance_count,
    adminPass: body.admin_pass,
    'OS-DCF:diskConfig': body.disk_config,
    config_drive: body.config_drive,
    description: body.description,
  })
}

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== ''))

type Device = NonNullable<ServerRequest['block_device_mapping_v2']>[number]

/** The wizard sends the index as text, and null for a device name that Nova chooses. */
const toDevice = ({ boot_index: index, ...device }: Device) =>
  given({ ...device, boot_index: typeof index === 'string' ? Number(index) : index })

const SOURCES: Record<string, string> = { vol: 'volume', snap: 'snapshot', '': 'volume' }

/** The deprecated format: `{ vda: 'id:vol::true' }`. The server boots from the first. */
const toDevices = (mapping: Record<string, string>) =>
  Object.entries(mapping).map(([device, text], index) => {
    const [uuid = '', kind = '', size = '', doomed = ''] = text.split(':')
    const source = SOURCES[kind]
    if (!uuid || !source) throw badRequest(`block_device_mapping.${device}: must be id:vol::delete or id:snap::delete`)
    return given({
      device_name: device,
      source_type: source,
      destination_type: 'volume',
      uuid,
      volume_size: size && Number(size),
      delete_on_termination: /^(1|true)$/i.test(doomed),
      boot_index: index === 0 ? 0 : -1,
    })
  })

function toNetworks(nics: NonNullable<ServerRequest['nics']>): unknown {
  if (nics.length === 0 || nics.some((nic) => nic['net-id'] === AUTO)) return 'auto'
  return nics.map((nic) =>
    given({ uuid: nic['net-id'], port: nic['port-id'], fixed_ip: nic['v4-fixed-ip'] || nic['v6-fixed-ip'] }),
  )
}
