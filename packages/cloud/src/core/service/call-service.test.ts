import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SERVICES } from '../../cloud.ts'
import { projectId, userId } from '../../seed/company.ts'
import { boot } from '../kernel/boot.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-ask-'))
const fail = (line: string) => {
  throw new Error(line)
}
const { kernel, prepare, shutDown } = boot(SERVICES, {
  dataDir,
  clock: 'manual',
  tokenLifetime: 60,
  passwordLifetime: null,
  imageSources: [],
  log: fail,
  onFatal: fail,
})
prepare({ demoAccounts: true, servers: 0, hosts: 0, projects: 0, onPassword: () => {} })
afterAll(() => {
  shutDown()
  rmSync(dataDir, { recursive: true })
})

const member = kernel.directory.identity.actingFor(kernel.db, userId('demo'), projectId('demo')) ?? fail('No demo user')
const ask = (type: string, method: 'GET' | 'PUT' | 'DELETE', path: string) =>
  kernel.callService(member, type, { method, path })

describe('a call between services', () => {
  test('returns parsed JSON', () => {
    expect(ask('image', 'GET', '/v2/images?limit=1').body).toMatchObject({ images: [{ id: expect.any(String) }] })
  })

  test('returns text for other content types and null for an empty body', () => {
    const container = `/v1/AUTH_${projectId('demo')}/asked-for`
    expect(ask('object-store', 'PUT', container)).toMatchObject({ status: 201, body: null })
    expect(ask('object-store', 'PUT', container)).toMatchObject({
      status: 202,
      body: expect.stringContaining('Accepted'),
    })
    expect(ask('object-store', 'GET', `${container}?format=json`)).toMatchObject({ status: 200, body: [] })
    expect(ask('object-store', 'DELETE', container)).toMatchObject({ status: 204, body: null })
  })

  test('throws the errors of the public API', () => {
    expect(() => ask('object-store', 'GET', `/v1/AUTH_${projectId('admin')}`)).toThrow()
    expect(() => ask('image', 'GET', '/v2/images/nothing')).toThrow('No image found with ID nothing')
  })
})
