import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin, member } = await openTarget()
const folder = mkdtempSync(join(tmpdir(), 'meridian-compute-'))
const newest = '--os-compute-api-version 2.92'
const oldest = '--os-compute-api-version 2.1'
const asAdmin = { env: admin }

type Row = Record<string, unknown>
const column = (rows: Row[], name: string) => rows.map((row) => row[name])

afterAll(async () => {
  await client.run('flavor delete conformance-flavor conformance-private', asAdmin)
  await client.run('keypair delete conformance-made conformance-imported')
  await client.run('server group delete conformance-group conformance-old-group')
  rmSync(folder, { recursive: true })
})

describe('openstack flavor', patience, () => {
  test('create with every option', async () => {
    const size = '--id conformance --ram 128 --disk 2 --ephemeral 1 --swap 64 --vcpus 2 --rxtx-factor 1.5'
    const more = '--property hw:cpu_policy=shared --property own:colour=red --description made'
    const flavor = await client.json(`flavor create ${newest} ${size} ${more} conformance-flavor`, asAdmin)
    expect(flavor).toMatchObject({
      id: 'conformance',
      name: 'conformance-flavor',
      ram: 128,
      disk: 2,
      vcpus: 2,
      swap: 64,
      rxtx_factor: 1.5,
      description: 'made',
      'OS-FLV-EXT-DATA:ephemeral': 1,
      'os-flavor-access:is_public': true,
      properties: { 'hw:cpu_policy': 'shared', 'own:colour': 'red' },
    })
  })

  test('show by name and by id, and a missing flavor', async () => {
    const flavor = await client.json('flavor show conformance-flavor')
    expect(flavor).toMatchObject({ id: 'conformance', ram: 128 })
    expect(await client.json('flavor show conformance')).toEqual(flavor)
    const { code, stderr } = await client.run('flavor show nothing')
    expect(code).toBe(1)
    expect(stderr).toContain('No Flavor found for nothing')
  })

  test('list with minimum sizes and in pages', async () => {
    expect(column(await client.json('flavor list'), 'Name')).toContain('conformance-flavor')
    const large = await client.json('flavor list --min-ram 4096 --min-disk 40')
    expect(column(large, 'Name')).toContain('m1.medium')
    expect(column(large, 'Name')).not.toContain('m1.tiny')
    const [first] = await client.json('flavor list --limit 1')
    const rest = await client.json(`flavor list --limit 100 --marker ${first.ID}`)
    expect(column(rest, 'ID')).not.toContain(first.ID)
    const [long] = (await client.json('flavor list --long')).filter((row: Row) => row.ID === 'conformance')
    expect(long).toMatchObject({ Swap: 64, 'RXTX Factor': 1.5 })
  })

  test('set and unset change properties and the description', async () => {
    const set = await client.run(
      [
        'flavor',
        'set',
        ...newest.split(' '),
        '--property',
        'own:colour=blue',
        '--description',
        'set again',
        'conformance',
      ],
      asAdmin,
    )
    expect(set).toMatchObject(done)
    expect(await client.run('flavor unset --property hw:cpu_policy conformance', asAdmin)).toMatchObject(done)
    const flavor = await client.json(`flavor show ${newest} conformance`)
    expect(flavor).toMatchObject({ description: 'set again', properties: { 'own:colour': 'blue' } })
    expect(flavor.properties).not.toHaveProperty('hw:cpu_policy')
  })

  test('set rejects an unknown property from microversion 2.86 on', async () => {
    const { stderr } = await client.run(`flavor set ${newest} --property hw:colour=red conformance`, asAdmin)
    expect(stderr).toContain("extra spec 'hw:colour' does not appear to be a valid extra spec")
  })

  test('private flavors are visible to projects with access', async () => {
    await client.json('flavor create --private --ram 64 --disk 1 --vcpus 1 conformance-private', asAdmin)
    const seen = async () => column(await client.json('flavor list'), 'Name')
    expect(await seen()).not.toContain('conformance-private')
    expect(await client.run('flavor set --project demo conformance-private', asAdmin)).toMatchObject(done)
    expect(await seen()).toContain('conformance-private')
    const shown = await client.json('flavor show conformance-private', asAdmin)
    expect(shown.access_project_ids).toHaveLength(1)
    expect(await client.run('flavor unset --project demo conformance-private', asAdmin)).toMatchObject(done)
    expect(await seen()).not.toContain('conformance-private')
    expect(column(await client.json('flavor list --all', asAdmin), 'Name')).toContain('conformance-private')
    expect(column(await client.json('flavor list --private', asAdmin), 'Name')).not.toContain('m1.tiny')
  })

  test('members cannot create or delete', async () => {
    const { stderr } = await client.run('flavor create --ram 64 --disk 1 --vcpus 1 conformance-mine')
    expect(stderr).toContain("Policy doesn't allow os_compute_api:os-flavor-manage:create to be performed.")
    expect((await client.run('flavor delete conformance')).code).toBe(1)
  })

  test('delete', async () => {
    expect(await client.run('flavor delete conformance conformance-private', asAdmin)).toMatchObject(done)
    expect((await client.run('flavor show conformance')).code).toBe(1)
  })
})

describe('openstack keypair', patience, () => {
  const privateKey = join(folder, 'key')

  test('create makes a key that ssh can use', async () => {
    const made = await client.run('keypair create conformance-made')
    expect(made.code).toBe(0)
    writeFileSync(privateKey, made.stdout, { mode: 0o600 })
    const publicKey = execFileSync('ssh-keygen', ['-y', '-f', privateKey], { encoding: 'utf8' })
    writeFileSync(`${privateKey}.pub`, publicKey)
    const [, fingerprint] = execFileSync('ssh-keygen', ['-l', '-E', 'md5', '-f', `${privateKey}.pub`], {
      encoding: 'utf8',
    }).split(' ')
    const shown = await client.json('keypair show conformance-made')
    expect(`MD5:${shown.fingerprint}`).toBe(fingerprint)
    expect((await client.run('keypair show --public-key conformance-made')).stdout).toContain(publicKey.trim())
  })

  test('create imports a public key', async () => {
    const imported = await client.json(`keypair create --public-key ${privateKey}.pub conformance-imported`)
    const made = await client.json('keypair show conformance-made')
    expect(imported.fingerprint).toBe(made.fingerprint)
    const again = await client.run(`keypair create --public-key ${privateKey}.pub conformance-imported`)
    expect(again.stderr).toContain("Key pair 'conformance-imported' already exists.")
  })

  test('create rejects an invalid key', async () => {
    const nonsense = join(folder, 'nonsense')
    writeFileSync(nonsense, 'nonsense')
    const { code, stderr } = await client.run(`keypair create --public-key ${nonsense} conformance-bad`)
    expect(code).toBe(1)
    expect(stderr).toContain('Keypair data is invalid: failed to generate fingerprint')
  })

  test('create writes the private key into a file', async () => {
    const path = join(folder, 'written')
    await client.run(`keypair create --private-key ${path} conformance-written`)
    expect(readFileSync(path, 'utf8')).toContain('BEGIN RSA PRIVATE KEY')
    expect(await client.run('keypair delete conformance-written')).toMatchObject(done)
  })

  test('list in pages; administrators list the keypairs of others', async () => {
    expect(column(await client.json('keypair list'), 'Name')).toEqual(
      expect.arrayContaining(['conformance-imported', 'conformance-made']),
    )
    const rest = await client.json(`keypair list ${newest} --limit 1 --marker conformance-imported`)
    expect(column(rest, 'Name')).toContain('conformance-made')
    expect(column(rest, 'Name')).not.toContain('conformance-imported')
    const theirs = await client.json(`keypair list ${newest} --user ${member.OS_USERNAME}`, asAdmin)
    expect(column(theirs, 'Name')).toContain('conformance-made')
  })

  test('delete', async () => {
    expect(await client.run('keypair delete conformance-made conformance-imported')).toMatchObject(done)
    const { code, stderr } = await client.run('keypair show conformance-made')
    expect(code).toBe(1)
    expect(stderr).toContain('No Keypair found for conformance-made')
  })
})

describe('openstack server group', patience, () => {
  test('create, with a policy and a rule', async () => {
    const rule = '--rule max_server_per_host=2'
    const group = await client.json(`server group create ${newest} --policy anti-affinity ${rule} conformance-group`)
    expect(group).toMatchObject({
      name: 'conformance-group',
      policy: 'anti-affinity',
      rules: { max_server_per_host: 2 },
    })
    const old = await client.json(`server group create ${oldest} --policy affinity conformance-old-group`)
    expect(old).toMatchObject({ policies: ['affinity'], members: [] })
  })

  test('show and list', async () => {
    const group = await client.json(`server group show ${newest} conformance-group`)
    expect(group).toMatchObject({ policy: 'anti-affinity', members: [] })
    expect(column(await client.json('server group list'), 'Name')).toContain('conformance-group')
    const all = await client.json(`server group list ${newest} --all-projects --long`, asAdmin)
    expect(column(all, 'Name')).toContain('conformance-group')
  })

  test('delete', async () => {
    expect(await client.run('server group delete conformance-group conformance-old-group')).toMatchObject(done)
    expect((await client.run('server group show conformance-group')).code).toBe(1)
  })
})
