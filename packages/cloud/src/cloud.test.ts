import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { send } from '../test-support/http.ts'
import { credentials, testCloud } from '../test-support/test-cloud.ts'
import { startCloud } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'meridian-start-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const start = (name: string, demoAccounts = true) =>
  startCloud({ dataDir: join(root, name), port: 0, demoAccounts, clock: 'manual' })

describe('a cloud that cannot start reports why in one line', () => {
  test('when another cloud uses its folder', async () => {
    const first = await start('taken')
    await expect(start('taken')).rejects.toThrow(/^Cannot open the cloud's database .*: database is locked$/)
    await first.close()
  })

  test('when the database file is not a database', async () => {
    const cloud = await start('broken')
    await cloud.close()
    writeFileSync(
      join(root, 'broken', 'cloud.sqlite'),
      'this is no database, but long enough to look like a file '.repeat(50),
    )
    await expect(start('broken')).rejects.toThrow(/^Cannot open the cloud's database .*: file is not a database$/)
  })

  test('when the database is of a later version', async () => {
    const cloud = await start('later')
    await cloud.close()
    const database = new DatabaseSync(join(root, 'later', 'cloud.sqlite'))
    database.exec("UPDATE kernel_schemas SET version = 99 WHERE part = 'image'")
    database.close()
    await expect(start('later')).rejects.toThrow('The cloud cannot start: The database holds version 99 of image')
  })

  test('when the folder cannot be created', async () => {
    writeFileSync(join(root, 'file'), '')
    await expect(start('file/inside')).rejects.toThrow(/^Cannot create the data folder .*file\/inside/)
  })

  test('when its port is taken', async () => {
    const first = await start('first')
    const second = startCloud({ dataDir: join(root, 'second'), port: first.port, demoAccounts: true })
    await expect(second).rejects.toThrow(/^The cloud cannot start: .*EADDRINUSE/)
    await first.close()
  })
})

test('without demo accounts, passwords are generated, returned once and never stored in plain text', async () => {
  const cloud = await start('private', false)
  const password = cloud.generatedPasswords?.admin ?? ''
  expect(password).toMatch(/^[\w-]{16}$/)
  const signIn = (text: string) =>
    send(cloud.url, 'POST', '/identity/v3/auth/tokens', { body: credentials('admin', undefined, text) })
  expect((await signIn('admin')).status).toBe(401)
  expect((await signIn(password)).status).toBe(201)
  await cloud.close()
  const again = await start('private', false)
  expect(again.generatedPasswords).toBeUndefined()
  await again.close()
})

test('the seeded data is the same on every machine', async () => {
  const [one, two] = [await testCloud(), await testCloud()]
  const all = async (cloud: typeof one) => {
    const admin = await cloud.as('admin', 'admin')
    const images = await admin.get('/image/v2/images?limit=100&visibility=all')
    return [images.body, (await admin.get('/identity/v3/role_assignments?include_names')).body.role_assignments.length]
  }
  expect(await all(one)).toEqual(await all(two))
})

test('nobody else on the machine can read the data, not even that of an older cloud', async () => {
  const folder = join(root, 'modes')
  mkdirSync(folder, { mode: 0o755 })
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'cloud.sqlite'), '', { mode: 0o644 })
  const cloud = await start('modes')
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(modeOf(folder)).toBe('700')
  const databases = readdirSync(folder).filter((name) => name.startsWith('cloud.sqlite'))
  expect(databases.map((name) => [name, modeOf(join(folder, name))])).toEqual(databases.map((name) => [name, '600']))
  expect(databases.length).toBeGreaterThan(1)
  await cloud.close()
})
