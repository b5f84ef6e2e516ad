import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin } = await openTarget()

/** A prefix for names, since a real cloud is shared. */
const tag = `conf-${randomBytes(3).toString('hex')}`
const as = { env: admin }
const folder = mkdtempSync(join(tmpdir(), 'meridian-conformance-'))
afterAll(() => rmSync(folder, { recursive: true }))

const done = async (command: string | readonly string[], extra = as) => {
  const { code, stderr } = await client.run(command, extra)
  expect({ command, code, stderr }).toEqual({ command, code: 0, stderr: '' })
}
const column = async (command: string, name: string, extra = as): Promise<string[]> =>
  (await client.json(command, extra)).map((row: Record<string, string>) => row[name])
const refused = async (command: string, sentence: string, extra = as) => {
  const { code, stderr } = await client.run(command, extra)
  expect(code).toBe(1)
  expect(stderr).toContain(sentence)
}

describe('openstack', patience, () => {
  test('domain create, show, set, list, delete', async () => {
    const domain = await client.json(['domain', 'create', '--description', 'A domain', `${tag}-d`], as)
    expect(domain).toMatchObject({ name: `${tag}-d`, description: 'A domain', enabled: true })
    await refused(`domain create ${tag}-d`, 'it is not permitted to have two projects acting as domains')
    expect(await client.json(`domain create --or-show ${tag}-d`, as)).toMatchObject({ id: domain.id })
    await refused(`domain delete ${tag}-d`, 'Cannot delete a domain that is enabled, please disable it first.')
    await done(`domain set --disable ${tag}-d`)
    expect(await client.json(`domain show ${tag}-d`, as)).toMatchObject({ enabled: false })
    expect(await column('domain list', 'Name')).toContain(`${tag}-d`)
    await done(`domain delete ${tag}-d`)
  })

  test('project create with parent, tag and property, set, unset, show, list, delete', async () => {
    const parent = await client.json(`project create --tag blue --property cost=42 ${tag}-p`, as)
    expect(parent).toMatchObject({ tags: ['blue'], cost: '42', enabled: true, parent_id: 'default' })
    const child = await client.json(`project create --parent ${tag}-p ${tag}-c`, as)
    expect(child.parent_id).toBe(parent.id)
    await done(`project set --tag green --description changed --property cost=43 ${tag}-p`)
    expect(await client.json(`project show --children ${tag}-p`, as)).toMatchObject({
      cost: '43',
      description: 'changed',
      subtree: { [child.id]: null },
    })
    expect(await column('project list --tags green', 'Name')).toEqual([`${tag}-p`])
    expect(await column(`project list --parent ${tag}-p`, 'Name')).toEqual([`${tag}-c`])
    await refused(`project set --disable ${tag}-p`, 'since its subtree contains enabled projects')
    await refused(`project delete ${tag}-p`, 'since it is not a leaf in the hierarchy')
    await done(`project set --disable ${tag}-c`)
    await done(`project delete ${tag}-c ${tag}-p`)
    await refused(`project show ${tag}-p`, 'No project with a name or ID of')
  })

  test('user create, set, show, list, password set, delete', async () => {
    const user = await client.json(`user create --password first --email a@example.org ${tag}-u`, as)
    expect(user).toMatchObject({ name: `${tag}-u`, email: 'a@example.org', enabled: true })
    await refused(`user create ${tag}-u`, 'Duplicate entry found with name')
    await done(['user', 'set', '--email', 'b@example.org', '--description', 'Some one', '--disable', `${tag}-u`])
    expect(await client.json(`user show ${tag}-u`, as)).toMatchObject({ email: 'b@example.org', enabled: false })
    await done(`user set --enable ${tag}-u`)
    expect(await column('user list', 'Name')).toContain(`${tag}-u`)
    await done(`role add --project demo --user ${tag}-u member`)
    const own = { env: { ...admin, OS_USERNAME: `${tag}-u`, OS_PASSWORD: 'first', OS_PROJECT_NAME: 'demo' } }
    await done('user password set --original-password first --password second', own)
    await refused('token issue', 'The request you have made requires authentication.', own)
    own.env.OS_PASSWORD = 'second'
    expect(await client.json('token issue', own)).toMatchObject({ user_id: user.id })
    await done(`user delete ${tag}-u`)
  })

  test('group create, add user, contains user, list, remove user, set, show, delete', async () => {
    await client.json(['group', 'create', '--description', 'Some', `${tag}-g`], as)
    await client.json(`user create ${tag}-gu`, as)
    await done(`group add user ${tag}-g ${tag}-gu`)
    expect((await client.run(`group contains user ${tag}-g ${tag}-gu`, as)).stdout).toContain(`${tag}-gu in group`)
    expect(await column(`group list --user ${tag}-gu`, 'Name')).toEqual([`${tag}-g`])
    expect(await column(`user list --group ${tag}-g`, 'Name')).toEqual([`${tag}-gu`])
    await done(`group remove user ${tag}-g ${tag}-gu`)
    await done(`group set --name ${tag}-h ${tag}-g`)
    expect(await client.json(`group show ${tag}-h`, as)).toMatchObject({ description: 'Some', domain_id: 'default' })
    await done(`group delete ${tag}-h`)
    await done(`user delete ${tag}-gu`)
  })

  test('role create, set, show, implied role, delete; immutable roles cannot be deleted', async () => {
    await client.json(`role create ${tag}-r`, as)
    await done(['role', 'set', '--description', 'A role', `${tag}-r`])
    expect(await client.json(`role show ${tag}-r`, as)).toMatchObject({ description: 'A role', domain_id: null })
    await client.json(`implied role create --implied-role reader ${tag}-r`, as)
    expect(await column('implied role list', 'Prior Role Name')).toContain(`${tag}-r`)
    await done(`implied role delete --implied-role reader ${tag}-r`)
    await refused('role delete admin', 'Unable to delete immutable role resource')
    await done(`role delete ${tag}-r`)
  })

  test(
    'role add, role assignment list and role remove, for users and groups on projects, domains and the system',
    patience,
    async () => {
      await client.json(`user create ${tag}-a`, as)
      await client.json(`group create ${tag}-ag`, as)
      for (const place of ['--project demo', '--domain default', '--system all', '--project demo --inherited']) {
        for (const who of [`--user ${tag}-a`, `--group ${tag}-ag`]) {
          await done(`role add ${place} ${who} reader`)
          const listed = await client.json(`role assignment list --names ${who} ${place}`, as)
          expect(listed).toMatchObject([{ Role: 'reader', Inherited: place.includes('inherited') }])
          await done(`role remove ${place} ${who} reader`)
          expect(await client.json(`role assignment list ${who} ${place}`, as)).toEqual([])
        }
      }
      await refused(`role remove --project demo --user ${tag}-a reader`, 'Could not find role assignment with role')
      await done(`user delete ${tag}-a`)
      await done(`group delete ${tag}-ag`)
    },
  )

  test('application credential create, show, list, use, delete; access rule list and delete', async () => {
    const rules = '[{"path": "/v2.1/servers", "method": "GET", "service": "compute"}]'
    const name = `${tag}-ac`
    const made = await client.json([
      'application',
      'credential',
      'create',
      '--role',
      'member',
      '--secret',
      'hush',
      '--expiration',
      '2099-01-01T00:00:00',
      '--access-rules',
      rules,
      name,
    ])
    expect(made).toMatchObject({ name, secret: 'hush', unrestricted: false })
    expect(await client.json(`application credential show ${name}`)).toMatchObject({ id: made.id, name })
    expect((await client.json('application credential list')).map((row: { Name: string }) => row.Name)).toContain(name)
    const env = {
      OS_AUTH_TYPE: 'v3applicationcredential',
      OS_APPLICATION_CREDENTIAL_ID: made.id,
      OS_APPLICATION_CREDENTIAL_SECRET: 'hush',
      OS_USERNAME: '',
      OS_PASSWORD: '',
      OS_PROJECT_NAME: '',
      OS_USER_DOMAIN_NAME: '',
      OS_PROJECT_DOMAIN_NAME: '',
    }
    expect(await client.json('token issue', { env })).toMatchObject({ user_id: expect.any(String) })
    await done(`application credential delete ${name}`, { env: {} })
    for (const rule of await client.json('access rule list')) await done(`access rule delete ${rule.ID}`, { env: {} })
  })

  test('region, service and endpoint create, show, set, list, delete', async () => {
    await client.json(['region', 'create', '--description', 'Far', `${tag}-reg`], as)
    await done(`region set --description Near ${tag}-reg`)
    expect(await client.json(`region show ${tag}-reg`, as)).toMatchObject({ description: 'Near' })
    await client.json(`service create --name ${tag}-s ${tag}-type`, as)
    await done(`service set --description changed ${tag}-s`)
    expect(await client.json(`service show ${tag}-s`, as)).toMatchObject({ description: 'changed', enabled: true })
    const endpoint = await client.json(
      `endpoint create --region ${tag}-reg ${tag}-s public http://127.0.0.1:1/%(tenant_id)s`,
      as,
    )
    await done(`endpoint set --disable ${endpoint.id}`)
    expect(await client.json(`endpoint show ${endpoint.id}`, as)).toMatchObject({ enabled: false, interface: 'public' })
    expect(await column(`endpoint list --service ${tag}-s`, 'ID')).toEqual([endpoint.id])
    await refused(`region delete ${tag}-reg`, 'have associated endpoints')
    await done(`endpoint delete ${endpoint.id}`)
    await done(`service delete ${tag}-s`)
    await done(`region delete ${tag}-reg`)
  })

  test('credential and ec2 credentials create, show, list, delete', async () => {
    const demo = (await client.json('user show demo', as)).id
    const made = await client.json(`credential create --type cert ${demo} blob`, as)
    expect(await client.json(`credential show ${made.id}`, as)).toMatchObject({ type: 'cert', user_id: demo })
    expect(await column('credential list --type cert', 'ID')).toContain(made.id)
    await done(`credential delete ${made.id}`)
    const key = await client.json('ec2 credentials create')
    expect(await client.json(`ec2 credentials show ${key.access}`)).toMatchObject({ secret: key.secret })
    expect((await client.json('ec2 credentials list')).map((row: { Access: string }) => row.Access)).toContain(
      key.access,
    )
    await done(`ec2 credentials delete ${key.access}`, { env: {} })
  })

  test('trust create, show, list, delete', async () => {
    const id = async (command: string) => (await client.json(command, as)).id
    const [trustor, trustee] = [await id('user show demo'), await id('user show reader')]
    const [project, role] = [await id('project show demo'), await id('role show member')]
    const trust = await client.json(
      `trust create --project ${project} --role ${role} --impersonate ${trustor} ${trustee}`,
    )
    expect(trust).toMatchObject({ impersonation: true })
    expect(await column('trust list', 'ID')).toContain(trust.id)
    expect(await client.json(`trust show ${trust.id}`)).toMatchObject({ id: trust.id })
    await done(`trust delete ${trust.id}`, { env: {} })
  })

  test('identity provider, mapping and federation protocol create, show, set, list, delete', async () => {
    await client.json(`identity provider create --remote-id ${tag}-remote ${tag}-idp`, as)
    await done(`identity provider set --disable ${tag}-idp`)
    expect(await client.json(`identity provider show ${tag}-idp`, as)).toMatchObject({ enabled: false })
    expect(await column('identity provider list', 'ID')).toContain(`${tag}-idp`)
    const rules = '[{"local": [{"user": {"name": "{0}"}}], "remote": [{"type": "REMOTE_USER"}]}]'
    const file = join(folder, 'rules.json')
    writeFileSync(file, rules)
    await client.json(`mapping create --rules ${file} ${tag}-map`, as)
    expect(await column('mapping list', 'ID')).toContain(`${tag}-map`)
    const place = `--identity-provider ${tag}-idp`
    await client.json(`federation protocol create ${place} --mapping ${tag}-map mapped`, as)
    expect(await column(`federation protocol list ${place}`, 'id')).toEqual(['mapped'])
    await done(`federation protocol delete ${place} mapped`)
    await done(`mapping delete ${tag}-map`)
    await done(`identity provider delete ${tag}-idp`)
  })

  test('registered limit and limit create, show, set, list, delete', async () => {
    const place = '--service glance --region RegionOne'
    const registered = await client.json(`registered limit create ${place} --default-limit 5 ${tag}_count`, as)
    await done(`registered limit set --default-limit 6 ${registered.id}`)
    expect(await client.json(`registered limit show ${registered.id}`, as)).toMatchObject({
      resource_name: `${tag}_count`,
    })
    const limit = await client.json(`limit create --project demo ${place} --resource-limit 7 ${tag}_count`, as)
    await refused(`registered limit delete ${registered.id}`, 'limit')
    expect(await client.json(`limit show ${limit.id}`, as)).toMatchObject({ resource_limit: 7 })
    await done(`limit delete ${limit.id}`)
    await done(`registered limit delete ${registered.id}`)
  })
})
