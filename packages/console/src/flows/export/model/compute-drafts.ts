import { Existing, Variable, type Keypair, type Port, type Server, type Volume } from '@meridian/contract'
import type { CloudFacts } from './cloud-facts.ts'
import { lostOf, present, Reference, type Draft, type Value } from './export-model.ts'

export const keypair = ({ name, public_key, type }: Keypair): Draft => ({
  kind: 'keypair',
  id: name,
  name,
  attributes: present({ name, public_key: public_key.trim(), type: type === 'ssh' ? undefined : type }),
  lost: [],
})

const imageOf = ({ volume_image_metadata: image }: Volume): Value | undefined =>
  typeof image.image_name === 'string' && image.image_name !== '' ? new Existing('image', image.image_name) : undefined

export const volume = (one: Volume): Draft => ({
  kind: 'volume',
  id: one.id,
  name: one.name ?? '',
  attributes: present({
    name: one.name ?? undefined,
    description: one.description ?? undefined,
    size: one.size,
    volume_type: one.volume_type ?? undefined,
    availability_zone: one.availability_zone ?? undefined,
    imageRef: one.bootable === 'true' ? imageOf(one) : undefined,
    metadata: one.metadata,
  }),
  lost: lostOf({ snapshot_id: one.snapshot_id, source_volid: one.source_volid, group_id: one.group_id }),
})

const attachedTo = (server: Server) => server['os-extended-volumes:volumes_attached'].map(({ id }) => id)

/** The volume that a server without an image boots from. */
const bootVolume = (server: Server, volumes: readonly Volume[]) =>
  server.image === ''
    ? volumes.find(({ id, bootable }) => bootable === 'true' && attachedTo(server).includes(id))
    : undefined

const BOOT_DISK = { source_type: 'volume', destination_type: 'volume', boot_index: 0, delete_on_termination: false }

export function serverDraft(server: Server, ports: readonly Port[], { volumes, keypairs }: CloudFacts): Draft {
  const root = bootVolume(server, volumes)
  const { key_name: key } = server
  const ofServer = ports.filter(({ device_id: device }) => device === server.id)
  return {
    kind: 'server',
    id: server.id,
    name: server.name,
    attributes: present({
      name: server.name,
      description: server.description === server.name ? undefined : (server.description ?? undefined),
      imageRef: server.image === '' ? undefined : new Existing('image', server.image_name ?? server.image.id),
      block_device_mapping_v2: root ? [{ uuid: new Reference('volume', root.id), ...BOOT_DISK }] : undefined,
      flavorRef: new Existing('flavor', server.flavor.name ?? server.flavor.id ?? ''),
      key_name: key ? keyOf(key, keypairs) : undefined,
      networks: ofServer.length > 0 ? ofServer.map(({ id }) => ({ port: new Reference('port', id) })) : 'none',
      availability_zone: server['OS-EXT-AZ:availability_zone'] ?? undefined,
      config_drive: server.config_drive ? true : undefined,
      metadata: server.metadata,
      tags: server.tags,
      user_data: server['OS-EXT-SRV-ATTR:user_data']
        ? new Variable('user_data', `User data of ${server.name}`)
        : undefined,
    }),
    lost: lostOf({ status: server.status !== 'ACTIVE' && server.status !== 'BUILD' }),
  }
}

/** Another user's key pair is not in the list. */
const keyOf = (name: string, keypairs: readonly Keypair[]): Value =>
  keypairs.some((one) => one.name === name) ? new Reference('keypair', name) : new Existing('keypair', name)

export function attachments(server: Server, volumes: readonly Volume[]): Draft[] {
  const root = bootVolume(server, volumes)
  return volumes
    .filter((one) => one.id !== root?.id && attachedTo(server).includes(one.id))
    .map((one) => {
      const { device } = one.attachments.find(({ server_id: id }) => id === server.id) ?? { device: null }
      return {
        kind: 'volume_attachment',
        id: `${server.id}/${one.id}`,
        name: '',
        title: `${server.name}_${one.name ?? ''}`,
        parts: [new Reference('server', server.id)],
        attributes: present({ volumeId: new Reference('volume', one.id), device: device ?? undefined }),
        lost: [],
      }
    })
}
