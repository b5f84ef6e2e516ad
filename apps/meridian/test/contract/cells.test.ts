import { cellEndpoints } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeProject, NO_ID } from '../support/identity.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

const cellIn = (cell: string) => async (world: World) => ({ params: { id: await madeProject(world), cell } })
const unknownCell = async (world: World) => ({ args: await cellIn('domain_id')(world), status: 404, says: 'domain_id' })

describeContract('[INLINE-02] cells that are edited in place', cellEndpoints, {
  projectCell: {
    as: 'admin',
    good: async (world) => ({ ...(await cellIn('description')(world)), query: { inline_edit_mod: 'true' as const } }),
    shows: (cell, _world, { params }) =>
      expect(cell).toMatchObject({ id: params?.id, cell_name: 'description', inline_edit_mod: true }),
    refused: {
      'a column that cannot be edited': unknownCell,
      'an unknown project': () => ({ args: { params: { id: NO_ID, cell: 'name' } }, status: 404 }),
      'an unknown mode': async (world) => ({
        args: { ...(await cellIn('name')(world)), query: { inline_edit_mod: 'maybe' } },
        status: 400,
        says: 'inline_edit_mod',
      }),
    },
  },
  projectCellUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await cellIn('description')(world)), body: { description: 'saved' } }),
    shows: (cell) => expect(cell).toMatchObject({ value: 'saved', inline_edit_mod: false }),
    refused: {
      'a column that cannot be edited': async (world) => ({
        args: { ...(await cellIn('domain_id')(world)), body: { name: 'x' } },
        status: 404,
      }),
    },
  },
})

describe('[INLINE-01] [INLINE-02] a cell over HTTP', { timeout: PATIENCE_MS }, () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await World.start()
    url = `/identity/projects/${await madeProject(world)}/cells`
  }, PATIENCE_MS)
  afterAll(() => world.stop(), PATIENCE_MS)

  const post = async (who: 'admin' | 'demo', cell: string, value: string) =>
    (await world.as(who)).post(`${url}/${cell}/`, new URLSearchParams({ [cell]: value }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })

  test('is changed by a form and then shown', async () => {
    expect((await post('admin', 'description', 'typed & saved')).json()).toMatchObject({ value: 'typed & saved' })
    const shown = await (await world.as('admin')).get(`${url}/description/`)
    expect(shown.json()).toMatchObject({ value: 'typed & saved', inline_edit_mod: false })
  })

  test.each([
    ['name', 'demo', /demo/],
    ['name', 'x'.repeat(65), /too long/],
    ['name', ' ', /^This field is required\.$/],
  ])('that cannot be saved returns 400 with a message: %s %s', async (cell, value, words) => {
    const answer = await post('admin', cell, value)
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: expect.stringMatching(words) }])
  })

  test('that the user may neither read nor change returns 401 without a location and keeps the session', async () => {
    const edit = `${url}/name/?inline_edit_mod=true`
    for (const answer of [await post('demo', 'name', 'mine'), await (await world.as('demo')).get(edit)]) {
      expect([answer.statusCode, answer.json()]).toEqual([401, { message: expect.stringContaining(' ') }])
      expect(answer.headers['x-horizon-location']).toBeUndefined()
    }
    expect((await (await world.as('demo')).get('/api/keystone/user-session/')).statusCode).toBe(200)
  })

  test('without a session returns 401 with the sign-in page, which redirects back to the table', async () => {
    const stranger = world.console.browser()
    const answer = await stranger.get(`${url}/name/`, { referer: 'http://localhost/identity/?tab=x' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['x-horizon-location']).toBe('/auth/login/?next=%2Fidentity%2F%3Ftab%3Dx')
  })
})
