import type { Flavor, Image, Network, Port, Volume } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { mergeSchemas, validate } from '../../../framework/forms/form-schema.ts'
import { issueMessage } from '../../../framework/forms/issue-message.ts'
import type { LaunchFacts } from '../facts/launch-facts.ts'
import { noFacts } from '../facts/no-facts.fixture.ts'
import { blankLaunch, type LaunchForm } from '../launch-form.ts'
import { launchSchemas } from './launch-schemas.ts'

const intl = createIntl({ locale: 'en' })
const facts: LaunchFacts = {
  ...noFacts,
  hasVolumes: true,
  limits: { maxTotalInstances: 10, totalInstancesUsed: 8, maxTotalCores: -1, maxTotalRAMSize: -1 },
  images: [
    { id: 'i1', status: 'active', properties: {}, size: 5_000_000_000, min_disk: 10, min_ram: 0 } as unknown as Image,
  ], // the code reads nothing else
  volumes: [{ id: 'v1', size: 1, volume_image_metadata: {} } as Volume], // see above
  flavors: [
    { id: 'large', ram: 1024, vcpus: 1, disk: 20 } as Flavor, // the code reads nothing else
    { id: 'small', ram: 1024, vcpus: 1, disk: 5 } as Flavor, // see above
  ],
  networks: [{ id: 'n1', subnets: [{}] } as Network], // the code reads nothing else
}
const whole: LaunchForm = { ...blankLaunch, name: 'web', source: ['i1'], flavor: ['large'] }

/** The messages of the wizard, by field. */
async function messagesOf(form: Partial<LaunchForm>, more: Partial<LaunchFacts> = {}) {
  const schema = mergeSchemas(Object.values(launchSchemas({ ...facts, ...more })))
  const values = { ...whole, ...form }
  const result = await validate(schema, {}, values)
  if ('data' in result) return {}
  return Object.fromEntries(
    result.issues
      .toReversed()
      .map((issue) => [issue.path[0], issueMessage(intl, issue, '', values[issue.path[0] as keyof LaunchForm])]), // the wizard's fields
  )
}

test.each([
  ['[LAUNCH-03] nothing', {}, {}, {}],
  ['[LAUNCH-03] the name', { name: ' ' }, {}, { name: 'A name is required for your instance.' }],
  ...[null, 0, 1.5].map(
    (count) =>
      [
        `[LAUNCH-03] a count of ${count}`,
        { instance_count: count },
        {},
        { instance_count: 'Instance count is required and must be an integer of at least 1' },
      ] as const,
  ),
  [
    '[LAUNCH-03] a count above the quota',
    { instance_count: 3 },
    {},
    { instance_count: 'The instance count must not exceed your quota available of 2 instances' },
  ],
  [
    '[LAUNCH-05] two instances of one volume',
    { source_type: 'volume', source: ['v1'], instance_count: 2 },
    {},
    {
      source_type:
        'Volumes can only be attached to 1 active instance at a time. Please either set your instance count to 1 or select a different source type.',
    },
  ],
  [
    '[LAUNCH-08] two instances on one port',
    { ports: ['p1'], instance_count: 2 },
    { ports: [{ id: 'p1' } as Port] }, // all that is read of it
    {
      ports:
        'A port can only be attached to 1 instance. Please either set your instance count to 1 or remove the ports.',
    },
  ],
  [
    '[LAUNCH-06] a volume smaller than its image',
    { vol_create: true, vol_size: 9 },
    {},
    { vol_size: 'The volume size must be at least 10 GB' },
  ],
  [
    '[LAUNCH-06] a volume without a size',
    { vol_create: true, vol_size: null },
    {},
    { vol_size: 'Volume size is required and must be an integer' },
  ],
  [
    '[LAUNCH-07] a flavor too small for the image, even if the name is wrong too',
    { flavor: ['small'], name: '' },
    {},
    {
      name: 'A name is required for your instance.',
      flavor:
        'The selected image source requires a flavor with at least 10 GB of root disk. Select a flavor with a larger root disk or use a different source.',
    },
  ],
  [
    '[LAUNCH-07] a flavor above the quota',
    {},
    { limits: { maxTotalRAMSize: 512 } },
    {
      flavor:
        'This flavor requires more RAM than your quota allows. Please select a smaller flavor or decrease the instance count.',
    },
  ],
  [
    '[LAUNCH-04] a source that is not there',
    { source: ['i2'] },
    {},
    { source: expect.stringContaining('Select a source') },
  ],
  ['[LAUNCH-07] no flavor', { flavor: [] }, {}, { flavor: expect.stringContaining('Select a flavor') }],
  ['[LAUNCH-08] no network', { networks: [] }, {}, { networks: 'Select at least one network' }],
  [
    '[LAUNCH-09] no key pair',
    {},
    { requiresKeyPair: true },
    { key_pair: expect.stringContaining('Select a key pair') },
  ],
  [
    '[LAUNCH-10] a script above 16 KiB',
    { user_data: 'ü'.repeat(8193) },
    {},
    { user_data: 'The script is longer than 16 KB.' },
  ],
  ['[LAUNCH-10] two passwords', { admin_pass: 'a' }, {}, { confirm_admin_pass: 'Passwords do not match.' }],
] as const)('%s', async (_, form, more, expected) => {
  expect(await messagesOf(form as Partial<LaunchForm>, more)).toEqual(expected) // each row is a part of the form
})

test('[LAUNCH-05] an empty count is valid for a volume', async () => {
  expect(await messagesOf({ source_type: 'volume', instance_count: null })).not.toHaveProperty('source_type')
})

test('[LAUNCH-08] with a port, no network is required', async () => {
  expect(
    await messagesOf({ networks: [], ports: ['p1'] }, { ports: [{ id: 'p1' } as LaunchFacts['ports'][number]] }),
  ).toEqual({}) // the code reads nothing else
})
