import { beforeAll, describe, expect, test } from 'vitest'
import { newServer, requestServer, showServer, smallImage } from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

const GONE = '00000000-0000-4000-8000-000000000000'

const cloud = await testCloud()
let demo: Client
let admin: Client
let image = ''

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'admin')
  image = await smallImage(demo)
})

describe('a new server is refused', () => {
  const sorry = (status: number, message: string) => ({ status, message })

  test.for<[why: string, more: object, status: number, message: string]>([
    ['without an image or a device', { imageRef: undefined }, 400, 'Missing imageRef attribute'],
    ['with less than it has', { min_count: 3, max_count: 2 }, 400, 'min_count must be <= max_count'],
    [
      'with a port twice',
      { networks: [{ port: GONE }, { port: GONE }] },
      400,
      `Port ID '${GONE}' was specified twice: you cannot attach a port multiple times.`,
    ],
    [
      'with a port and an address',
      { networks: [{ port: GONE, fixed_ip: '10.0.0.1' }] },
      400,
      `Specified Fixed IP '10.0.0.1' cannot be used with port '${GONE}': the two cannot be specified together.`,
    ],
    ['with a port that is not there', { networks: [{ port: GONE }] }, 400, `Port id ${GONE} could not be found.`],
    [
      'with both syntaxes of devices',
      { block_device_mapping: [{ volume_id: GONE }], block_device_mapping_v2: [{ source_type: 'blank' }] },
      400,
      'Using different block_device_mapping syntaxes is not allowed in the same request.',
    ],
    [
      'with a device without its source',
      { block_device_mapping_v2: [{ source_type: 'volume' }] },
      400,
      'Block Device Mapping is Invalid: Missing device UUID.',
    ],
    [
      'with no device to boot from',
      { block_device_mapping_v2: [{ source_type: 'volume', uuid: GONE }] },
      400,
      'Block Device Mapping is Invalid: Boot sequence for the instance and image/block device mapping combination is not valid.',
    ],
    [
      'with swap that the flavor lacks',
      {
        block_device_mapping_v2: [
          { source_type: 'blank', destination_type: 'local', guest_format: 'swap', volume_size: 1 },
        ],
        imageRef: '',
      },
      400,
      'Block Device Mapping is Invalid: Boot sequence for the instance and image/block device mapping combination is not valid.',
    ],
    ['with a group that is not there', {}, 400, `Instance group ${GONE} could not be found.`],
    [
      'with several that share a name',
      { hostname: 'one', max_count: 2 },
      400,
      'Unable to allocate a single hostname to multiple instances',
    ],
    [
      'with several that share a volume',
      { max_count: 2, imageRef: '', block_device_mapping_v2: [{ boot_index: 0, source_type: 'volume', uuid: GONE }] },
      400,
      'Cannot attach one or more volumes to multiple instances',
    ],
    [
      'with too many at once',
      { max_count: 1001 },
      400,
      'Invalid input for field/attribute max_count. Value: 1001. 1001 is greater than the maximum of 1000',
    ],
    [
      'with text that is no user data',
      { user_data: 'no!' },
      400,
      "Invalid input for field/attribute user_data. Value: no!. 'no!' is not a 'base64'",
    ],
    [
      'with a name of blanks',
      { name: ' x' },
      400,
      "An invalid 'name' value was provided. The name must be: printable characters. Can not start or end with whitespace.",
    ],
    [
      'with a tag that is none',
      { tags: ['a,b'] },
      400,
      "Invalid input for field/attribute 0. Value: a,b. 'a,b' does not match '^[^,/]*$'",
    ],
  ])('%s', async ([, more, status, message]) => {
    const { networks = 'none', ...rest } = { networks: 'none', ...more } as { networks?: unknown } // a mistake of its own in some
    const server = { name: 'bad', flavorRef: '1', imageRef: image, networks, ...rest }
    const hints = message.startsWith('Instance group') ? { 'os:scheduler_hints': { group: GONE } } : {}
    expect(refusal(await compute(demo, 93).post('/servers', { server, ...hints }))).toEqual(sorry(status, message))
  })

  test('with files, from 2.57 on; before, beyond the quota', async () => {
    const personality = Array.from({ length: 6 }, () => ({ path: '/a', contents: 'YQ==' }))
    expect((await requestServer(demo, { personality }, 57)).status).toBe(400)
    expect(refusal(await requestServer(demo, { personality }, 56))).toEqual(
      sorry(403, 'Personality file limit exceeded'),
    )
    expect((await requestServer(demo, { personality: personality.slice(1) }, 56)).status).toBe(202)
  })

  test('on a named host, for members', async () => {
    const where = { availability_zone: 'nova:compute-2' }
    expect((await requestServer(demo, where)).status).toBe(403)
    const id = await newServer(admin, where)
    expect(await showServer(admin, id)).toMatchObject({ 'OS-EXT-SRV-ATTR:host': 'compute-2', status: 'ACTIVE' })
    expect(refusal(await requestServer(admin, { host: 'nowhere' }))).toEqual(
      sorry(400, 'Compute host nowhere could not be found.'),
    )
  })

  test('for readers', async () => {
    const reader = await cloud.as('reader', 'demo')
    expect((await requestServer(reader)).status).toBe(403)
  })
})
