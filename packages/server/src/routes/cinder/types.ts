import { cinder, type TypeEncryption, type VolumeType } from '@meridian/contract'
import { volumeEncryption, volumeQosSpecs, volumeTypes, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import type { VolumeQos, VolumeType as WireVolumeType } from '@meridian/wire'
import { named } from './listing.ts'

/** Types with their encryption and QoS spec, which other calls return; a cloud has few types. */
async function detailed(client: ServiceClient) {
  const optional = new OptionalReads()
  const [types, qosSpecs] = await Promise.all([
    volumeTypes.list(client),
    optional.read(volumeQosSpecs.list(client), []),
  ])
  const items = await Promise.all(
    types.map(async (type) =>
      toVolumeType(type, { qosSpecs, encryption: await optional.read(volumeEncryption.show(client, type.id), null) }),
    ),
  )
  return { items, ...optional.gaps }
}

export function volumeTypeRoutes(app: FastifyInstance): void {
  serve(app, cinder.volumeTypeList, async ({ query }, request) => {
    const client = request.openstack('volume')
    if (query.detailed) return detailed(client)
    return { items: (await volumeTypes.list(client)).map((type) => toVolumeType(type)) }
  })

  serveResource(app, 'volume', [
    [cinder.volumeTypeCreate, mapped(volumeTypes.create, (type) => toVolumeType(type))],
    [cinder.volumeTypeDefault, async (client) => toVolumeType(await volumeTypes.show(client, 'default'))],
    [cinder.volumeTypeView, mapped(volumeTypes.show, (type) => toVolumeType(type))],
    [cinder.volumeTypeUpdate, volumeTypes.update],
    [cinder.volumeTypeDelete, volumeTypes.remove],
    [cinder.volumeTypeMetadata, volumeTypes.extraSpecs],
    [cinder.volumeTypeMetadataUpdate, volumeTypes.updateExtraSpecs],
    [cinder.volumeTypeAccess, volumeTypes.projects],
    [
      cinder.volumeTypeAccessUpdate,
      async (client, id, { added, removed }) => {
        for (const project of removed) await volumeTypes.removeProject(client, id, project)
        for (const project of added) await volumeTypes.addProject(client, id, project)
      },
    ],
    [cinder.volumeTypeEncryption, mapped(volumeEncryption.show, (encryption) => ({ encryption }))],
    [
      cinder.volumeTypeEncryptionSet,
      async (client, id, encryption) => {
        const old = await volumeEncryption.show(client, id)
        await (old
          ? volumeEncryption.update(client, id, old.encryption_id, encryption)
          : volumeEncryption.create(client, id, encryption))
      },
    ],
    [
      cinder.volumeTypeEncryptionDelete,
      async (client, id) => {
        const old = await volumeEncryption.show(client, id)
        if (!old) throw new ApiRefusal(404, `Volume type ${id} has no encryption.`)
        await volumeEncryption.remove(client, id, old.encryption_id)
      },
    ],
  ])
}

interface TypeDetails {
  encryption?: TypeEncryption | null
  qosSpecs?: VolumeQos[]
}

/** A volume type of our API. */
const toVolumeType = (type: WireVolumeType, { encryption = null, qosSpecs = [] }: TypeDetails = {}): VolumeType => ({
  ...named(type),
  extra_specs: type.extra_specs ?? {},
  created_at: null,
  'os-extended-snapshot-attributes:project_id': null,
  qos_specs_id: type.qos_specs_id ?? null,
  encryption,
  associated_qos_spec: qosSpecs.find(({ id }) => id === type.qos_specs_id)?.name ?? null,
})
