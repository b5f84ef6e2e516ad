import { expect, test } from 'vitest'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')

const PATH = '/identity/v3/OS-FEDERATION/service_providers'
const URLS = { auth_url: 'https://there.example/v3/auth', sp_url: 'https://there.example/Shibboleth.sso' }

test('service providers are created, listed, changed and deleted', async () => {
  const made = await admin.send('PUT', `${PATH}/there`, { body: { service_provider: URLS } })
  const provider = {
    ...URLS,
    id: 'there',
    description: null,
    enabled: false,
    relay_state_prefix: 'ss:mem:',
    links: { self: expect.stringMatching(/OS-FEDERATION\/service_providers\/there$/) },
  }
  expect(made).toMatchObject({ status: 201, body: { service_provider: provider } })
  expect(await admin.send('PUT', `${PATH}/there`, { body: { service_provider: URLS } })).toMatchObject({
    status: 409,
    body: {
      error: {
        message: 'Conflict occurred attempting to store service_provider - Duplicate entry found with ID there.',
      },
    },
  })

  const change = { service_provider: { enabled: true, description: 'over there' } }
  const changed = await admin.send('PATCH', `${PATH}/there`, { body: change })
  expect(changed.body.service_provider).toEqual({ ...provider, ...change.service_provider })
  expect((await admin.get(`${PATH}?enabled=true`)).body.service_providers).toEqual([changed.body.service_provider])
  expect((await admin.get(`${PATH}?enabled=false`)).body.service_providers).toEqual([])

  expect((await admin.send('DELETE', `${PATH}/there`)).status).toBe(204)
  expect((await admin.get(`${PATH}/there`)).status).toBe(404)
})
