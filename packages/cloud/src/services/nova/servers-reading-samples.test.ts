import { describe, expect, test } from 'vitest'
import { novaRecording } from '../../../test-support/nova-samples.ts'
import { sample } from '../../../test-support/samples.ts'
import { serverId } from '../../seed/compute.ts'

const { cloud, people, name, replay } = await novaRecording()

name('database', serverId('db-1'))
name('stopped', serverId('app-3'))
name('paused', serverId('batch'))

describe('Nova responds to reads as recorded', () => {
  test.for([
    ['versions', 'nobody'],
    ['version-v2.1', 'nobody'],
    ['error-406-microversion', 'samples'],
    ['error-400-microversion', 'samples'],
    ['servers-list', 'demo'],
    ['servers-list-paged', 'demo'],
    ['servers-list-detail', 'demo'],
    ['servers-list-detail-2.93', 'demo'],
    ['servers-list-detail-admin-2.93', 'admin'],
    ['servers-list-filter-status', 'demo'],
    ['servers-list-empty', 'demo'],
    ['servers-list-unknown-status', 'demo'],
    ['error-400-list-sort-key', 'demo'],
    ['error-400-list-marker', 'demo'],
    ['error-403-all-tenants', 'demo'],
    ['server-show-2.1', 'demo'],
    ['server-show-2.47', 'demo'],
    ['server-show-2.93', 'demo'],
    ['server-show-2.93-old-header', 'demo'],
    ['server-show-admin-2.1', 'admin'],
    ['server-show-admin-2.93', 'admin'],
    ['server-show-shutoff', 'demo'],
    ['server-show-paused', 'demo'],
    ['error-404-server', 'samples'],
    ['error-404-server-bad-id', 'samples'],
  ] as const)('%s', async ([file, who]) => {
    expect((await replay(file, who)).status).toBeGreaterThan(199)
  })
})

test.for(['error-401-no-token', 'error-404-path'])('%s: same status and body as recorded', async (file) => {
  const { request, response } = sample('compute', file)
  const who = file === 'error-404-path' ? people.samples : cloud
  const { status, body } = await who.send(request.method, `/compute${request.path}`)
  expect({ status, body }).toEqual({ status: response.status, body: response.body })
})
