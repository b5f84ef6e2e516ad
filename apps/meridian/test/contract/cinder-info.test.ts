import { cinder, cinderInfoEndpoints as info, volumeExtensionEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { until } from '../support/until.ts'
import { cleanUpAfter, emptyVolume, volumeIs } from '../support/volumes.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'

/** A volume that no backend can hold, so that Cinder creates a user message. */
const failed = once(async (world) => {
  const type = await world.call('admin', cinder.volumeTypeCreate, { body: { name: world.name('nowhere') } })
  world.cleanUp(() => world.call('admin', cinder.volumeTypeDelete, { params: { id: type.id } }))
  await world.call('admin', cinder.volumeTypeMetadataUpdate, {
    params: { id: type.id },
    body: { updated: { volume_backend_name: 'nowhere' }, removed: [] },
  })
  const body = { ...emptyVolume(world), volume_type: type.id }
  const { id } = await world.call('demo', cinder.volumeCreate, { body })
  cleanUpAfter(world, 'demo', cinder.volumeView, cinder.volumeDelete, id)
  await volumeIs(world, 'demo', id, 'error')
  return until(
    () => world.call('demo', info.volumeMessageList, { query: { resource_uuid: id } }),
    ({ items }) => items.length > 0,
  )
})

const UNKNOWN = { host: 'nowhere', binary: 'cinder-volume' }

const byMember = () => ({ as: 'demo' as const, status: 403, says: "Policy doesn't allow" })

describeContract(
  '[API-CINDER] what block storage says of itself',
  { ...info, ...volumeExtensionEndpoints },
  {
    cinderServices: {
      as: 'admin',
      good: () => ({}),
      shows: ({ items }) => {
        expect(items.map(({ id }) => id)).toEqual(items.map((_service, index) => index + 1))
        expect(items.map(({ binary }) => binary)).toContain('cinder-volume')
      },
      refused: { 'a member': byMember },
    },
    cinderServiceUpdate: {
      as: 'admin',
      good: async (world) => {
        const { items } = await world.call('admin', info.cinderServices, {})
        const { host, binary } = items[0] ?? UNKNOWN
        return { params: { host, binary }, body: { status: 'enabled' as const } }
      },
      refused: {
        'a member': () => ({ as: 'demo', args: { params: UNKNOWN, body: { status: 'enabled' } }, status: 403 }),
        'an unknown host': () => ({ args: { params: UNKNOWN, body: { status: 'enabled' } }, status: 404 }),
        'an unknown status': () => ({ args: { params: UNKNOWN, body: { status: 'x' } }, status: 400, says: 'status' }),
      },
    },
    volumeExtensionList: {
      good: () => ({}),
      shows: ({ items }) => expect(items.map(({ name }) => name)).toContain('Services'),
      refused: {},
    },
    cinderZones: {
      good: () => ({ query: { detailed: 'true' } }),
      shows: ({ items }) => expect(items).toContainEqual({ zoneName: 'nova', zoneState: { available: true } }),
      refused: { 'an odd word': () => ({ args: { query: { detailed: 'maybe' } }, status: 400, says: 'detailed' }) },
    },
    cinderPools: {
      as: 'admin',
      good: () => ({}),
      shows: ({ items }) => expect(items[0]?.capabilities?.total_capacity_gb).toBeTypeOf('number'),
      refused: { 'a member': byMember },
    },
    volumeMessageList: {
      good: async (world) => ({ query: { resource_uuid: (await failed(world)).items[0]?.resource_uuid ?? '' } }),
      shows: ({ items }) => expect(items[0]).toMatchObject({ message_level: 'ERROR', resource_type: 'VOLUME' }),
      refused: { 'a page without end': () => ({ args: { query: { page_size: 0 } }, status: 400, says: 'page_size' }) },
    },
    volumeMessageDelete: {
      as: 'admin',
      good: async (world) => ({ params: { id: (await failed(world)).items[0]?.id ?? '' } }),
      refused: { 'an unknown id': () => ({ args: { params: { id: NOTHING } }, status: 404 }) },
    },
  },
)
