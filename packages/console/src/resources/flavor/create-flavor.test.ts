import { createIntl } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query.ts'
import { issueMessage } from '../../framework/forms/issue-message.ts'
import { flavorFormDefaults, flavorRequest, informationSchema } from './CreateFlavor.tsx'

const complete = { ...flavorFormDefaults, name: 'big', vcpus: 2, ram: 512, disk: 0 }
const listed = [{ id: '7', name: 'taken' }]

afterEach(() => {
  vi.restoreAllMocks()
})

async function problems(change: object) {
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ items: listed, complete: true })
  const { error } = await informationSchema.safeParseAsync({ ...complete, ...change })
  return error?.issues.map(({ path }) => path[0]) ?? []
}

test.each([
  [{}, []],
  [{ vcpus: 0 }, ['vcpus']],
  [{ ram: 0 }, ['ram']],
  [{ disk: -1 }, ['disk']],
  [{ ephemeral: 1.5 }, ['ephemeral']],
  [{ swap: null }, ['swap']],
  [{ rxtx: 0.5 }, ['rxtx']],
  [{ id: 'no/slash' }, ['id']],
  [{ name: 'x'.repeat(256) }, ['name']],
  [{ name: ' taken ' }, ['name']],
  [{ id: '7' }, ['id']],
])('a form with %j is invalid in %j', async (change, invalid) => {
  expect(await problems(change)).toEqual(invalid)
})

test('the request is for all projects if none was chosen, else for the chosen ones', () => {
  expect(flavorRequest(complete)).toEqual({
    id: 'auto',
    name: 'big',
    vcpus: 2,
    ram: 512,
    disk: 0,
    swap: 0,
    rxtx_factor: 1,
    'OS-FLV-EXT-DATA:ephemeral': 0,
    flavor_access: [],
  })
  expect(flavorRequest({ ...complete, projects: ['p1'] })).toMatchObject({ flavor_access: [{ id: 'p1' }] })
})

test.each([
  [{ name: '' }, 'Field is a required field'],
  [{ name: 'x'.repeat(256) }, 'Field is too long (256 characters), maximum 255'],
  [{ vcpus: 0 }, '0 is less than the allowed minimum of 1'],
  [{ ram: 'x' }, 'Field is not a valid number'],
  [{ swap: null }, 'Field is a required field'],
])('[FORM-06] a flavor with %j shows: %s', async (change, words) => {
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ items: listed, complete: true })
  const { error } = await informationSchema.safeParseAsync({ ...complete, ...change })
  const issue = error?.issues[0]
  const [value] = Object.values(change)
  expect(issue && issueMessage(createIntl({ locale: 'en' }), issue, 'Field', value)).toBe(words)
})
