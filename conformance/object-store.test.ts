import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'
import { openRclone, openSwift } from './tool.ts'

const { client, member } = await openTarget()
const swift = openSwift(member)
const rclone = openRclone({
  ...member,
  RCLONE_CONFIG: '/dev/null',
  RCLONE_CONFIG_CLOUD_TYPE: 'swift',
  RCLONE_CONFIG_CLOUD_ENV_AUTH: 'true',
})

const folder = mkdtempSync(join(tmpdir(), 'meridian-objects-'))
const write = (name: string, data: string | Buffer) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), data)
  return join(folder, name)
}
const note = write('note.txt', 'a note\n')
const umlaut = write('grüße & more.txt', 'Grüße\n')
const large = randomBytes(2_600_000)
write('large.bin', large)
const BOX = 'conformance-box'

afterAll(async () => {
  const made = [
    BOX,
    'conformance-swift',
    'conformance-swift_segments',
    'conformance-rclone',
    'conformance-rclone_segments',
  ]
  for (const name of made) await client.run(`container delete --recursive ${name}`)
  rmSync(folder, { recursive: true })
}, patience.timeout)

const names = async (command: string): Promise<string[]> =>
  (await client.json(command)).map((row: { Name: string }) => row.Name)

describe('openstack container', patience, () => {
  test('create one and several', async () => {
    expect(await client.json(`container create ${BOX} ${BOX}-2 ${BOX}-3`)).toMatchObject([
      {
        container: BOX,
        account: expect.stringMatching(/^AUTH_[0-9a-f]{32}$/),
        'x-trans-id': expect.stringMatching(/^tx/),
      },
      { container: `${BOX}-2` },
      { container: `${BOX}-3` },
    ])
  })

  test('list, with a prefix and in pages', async () => {
    expect(await names(`container list --prefix ${BOX}`)).toEqual([BOX, `${BOX}-2`, `${BOX}-3`])
    expect(await names(`container list --prefix ${BOX} --limit 1 --marker ${BOX}`)).toEqual([`${BOX}-2`])
    expect(await names(`container list --end-marker ${BOX}-2 --prefix ${BOX}`)).toEqual([BOX])
    const [row] = await client.json(`container list --long --prefix ${BOX}-3`)
    expect(row).toEqual({ Name: `${BOX}-3`, Bytes: 0, Count: 0 })
  })

  test('set, show and unset', async () => {
    expect(await client.run(`container set --property colour=blue --property size=L ${BOX}`)).toMatchObject(done)
    expect(await client.run(`container unset --property size ${BOX}`)).toMatchObject(done)
    expect(await client.json(`container show ${BOX}`)).toMatchObject({
      container: BOX,
      bytes_used: '0',
      object_count: '0',
      properties: { Colour: 'blue' },
      storage_policy: 'Policy-0',
    })
  })

  test('delete', async () => {
    expect(await client.run(`container delete ${BOX}-2 ${BOX}-3`)).toMatchObject(done)
    const { code, stderr } = await client.run(`container delete ${BOX}-2`)
    expect([code, stderr]).toEqual([1, expect.stringContaining('Not Found (HTTP 404)')])
  })
})

describe('openstack object', patience, () => {
  test('create from files, with their own names and another', async () => {
    const rows = await client.json(['object', 'create', BOX, umlaut])
    expect(rows).toMatchObject([{ container: BOX, etag: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    for (const name of ['notes/one.txt', 'notes/two.txt', 'top.txt']) {
      expect(await client.run(['object', 'create', '--name', name, BOX, note])).toMatchObject({ code: 0 })
    }
  })

  test('list, with folders and in pages', async () => {
    expect(await names(`object list --prefix notes/ ${BOX}`)).toEqual(['notes/one.txt', 'notes/two.txt'])
    expect(await names(`object list --prefix notes/ --limit 1 --marker notes/one.txt ${BOX}`)).toEqual([
      'notes/two.txt',
    ])
    expect(await names(`object list --end-marker notes/two.txt --prefix n ${BOX}`)).toEqual(['notes/one.txt'])
    const [row] = await client.json(`object list --long --prefix top ${BOX}`)
    expect(row).toMatchObject({
      Name: 'top.txt',
      Bytes: 7,
      Hash: createHash('md5').update('a note\n').digest('hex'),
      'Last Modified': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
    })
  })

  test('set, show and unset', async () => {
    expect(await client.run(`object set --property colour=blue --property size=L ${BOX} top.txt`)).toMatchObject(done)
    expect(await client.json(`object show ${BOX} top.txt`)).toMatchObject({
      container: BOX,
      object: 'top.txt',
      'content-length': '7',
      properties: { Colour: 'blue', Size: 'L' },
    })
    expect(await client.run(`object unset --property size ${BOX} top.txt`)).toMatchObject(done)
  })

  test('save to a file', async () => {
    const target = join(folder, 'saved.txt')
    expect(await client.run(`object save --file ${target} ${BOX} top.txt`)).toMatchObject({ code: 0 })
    expect(readFileSync(target, 'utf8')).toBe('a note\n')
  })

  test('saves all objects of a container as files', async () => {
    const place = join(folder, 'saved')
    mkdirSync(place)
    await client.run(['object', 'delete', BOX, umlaut]) // its name is a local path
    expect((await client.run(['container', 'save', BOX], { cwd: place })).code).toBe(0)
    expect(readFileSync(join(place, 'notes/two.txt'), 'utf8')).toBe('a note\n')
  })

  test('deletes a container with objects only with --recursive', async () => {
    const { code, stderr } = await client.run(`container delete ${BOX}`)
    expect([code, stderr]).toEqual([1, expect.stringContaining('Conflict (HTTP 409)')])
    expect(await client.run(`object delete ${BOX} top.txt notes/one.txt`)).toMatchObject(done)
    expect((await client.run(`object show ${BOX} top.txt`)).stderr).toContain('HTTP 404')
    expect(await client.run(`container delete --recursive ${BOX}`)).toMatchObject(done)
    expect(await names('container list')).not.toContain(BOX)
  })
})

describe('openstack object store account', patience, () => {
  test('set, show and unset', async () => {
    expect(await client.run('object store account set --property conformance=yes')).toMatchObject(done)
    expect(await client.json('object store account show')).toMatchObject({
      Account: expect.stringMatching(/^AUTH_/),
      Containers: expect.stringMatching(/^\d+$/),
      properties: { Conformance: 'yes' },
    })
    expect(await client.run('object store account unset --property conformance')).toMatchObject(done)
    expect((await client.json('object store account show')).properties ?? {}).not.toHaveProperty('Conformance')
  })
})

describe('swift', patience, () => {
  const C = 'conformance-swift'

  test('upload plain, in dynamic and in static segments, and download all', async () => {
    const upload = (...args: string[]) => swift(['upload', C, ...args], folder)
    expect(await upload('note.txt', 'grüße & more.txt')).toMatchObject({ code: 0 })
    expect(await upload('-S', '1000000', '--object-name', 'dynamic.bin', 'large.bin')).toMatchObject({ code: 0 })
    expect(await upload('-S', '1000000', '--use-slo', '--object-name', 'static.bin', 'large.bin')).toMatchObject({
      code: 0,
    })
    const target = join(folder, 'down')
    expect(await swift(['download', C, '-D', target])).toMatchObject({ code: 0 })
    for (const name of ['dynamic.bin', 'static.bin']) expect(readFileSync(join(target, name)).equals(large)).toBe(true)
    expect(readFileSync(join(target, 'grüße & more.txt'), 'utf8')).toBe('Grüße\n')
    expect((await swift(['download', C, 'static.bin', '-o', '-'])).bytes.equals(large)).toBe(true)
  })

  test('stat shows the manifest of large objects', async () => {
    expect((await swift(['stat', C, 'dynamic.bin'])).stdout).toMatch(
      /Content Length: 2600000\n[^]*Manifest: conformance-swift_segments\//,
    )
    expect((await swift(['stat', C, 'static.bin'])).stdout).toMatch(
      /Content Length: 2600000\n[^]*X-Static-Large-Object: True/,
    )
    expect((await swift(['stat', C])).stdout).toMatch(/Objects: 4\n/)
  })

  test('post, copy and list', async () => {
    expect(await swift(['post', C, '-r', '.r:*,.rlistings', '-m', 'Colour:blue'])).toMatchObject(done)
    expect((await swift(['stat', C])).stdout).toMatch(/Read ACL: \.r:\*,\.rlistings\n[^]*Meta Colour: blue\n/)
    expect(await swift(['copy', C, 'note.txt', '-d', `/${C}/folder/copied.txt`])).toMatchObject({ code: 0 })
    expect((await swift(['list', C, '-d', '/'])).stdout).toBe(
      'dynamic.bin\nfolder/\ngrüße & more.txt\nnote.txt\nstatic.bin\n',
    )
    expect((await swift(['list', C, '-l', '-p', 'static'])).stdout).toMatch(
      /^\s+2600000 \S+ \S+ application\/octet-stream static\.bin\n/,
    )
  })

  test('a temporary URL works without a token', async () => {
    await swift(['post', '-m', 'Temp-URL-Key:conformance'])
    const [, storage = ''] = /StorageURL: (\S+)/.exec((await swift(['stat', '-v'])).stdout) ?? []
    const [host, account] = storage.split('/v1/')
    const { stdout } = await swift(['tempurl', 'GET', '600', `/v1/${account}/${C}/note.txt`, 'conformance'])
    expect(await (await fetch(host + stdout.trim())).text()).toBe('a note\n')
    await swift(['post', '-m', 'Temp-URL-Key:'])
  })

  test('capabilities', async () => {
    const capabilities = JSON.parse((await swift(['capabilities', '--json'])).stdout)
    expect(capabilities).toMatchObject({
      swift: { max_file_size: 5_368_709_122, container_listing_limit: 10_000 },
      slo: { max_manifest_segments: 1000 },
      bulk_delete: { max_deletes_per_request: 10_000 },
      tempurl: { methods: expect.arrayContaining(['GET', 'PUT']) },
    })
  })

  test('delete also deletes the segments', async () => {
    expect(await swift(['delete', C, 'static.bin', 'dynamic.bin'])).toMatchObject({ code: 0 })
    expect((await swift(['list', `${C}_segments`])).stdout).toBe('')
    expect(await swift(['delete', C])).toMatchObject({ code: 0 })
    expect((await swift(['stat', C])).stderr).toContain('not found')
  })
})

describe('rclone', patience, () => {
  const REMOTE = 'cloud:conformance-rclone'
  const tree = join(folder, 'tree')
  write('tree/a/large.bin', large)
  write('tree/a/b/small.txt', 'small\n')
  write('tree/grüße & more.txt', 'Grüße\n')
  write('tree/empty', '')

  test('copies a tree, the large file in segments, and finds no difference', async () => {
    expect(await rclone(['copy', tree, REMOTE, '--swift-chunk-size', '1M'])).toMatchObject({ code: 0 })
    const check = await rclone(['check', tree, REMOTE, '--download'])
    expect([check.code, check.stderr]).toEqual([0, expect.stringContaining('0 differences found')])
    const segments = await rclone(['ls', `${REMOTE}_segments`])
    expect(segments.stdout.trim().split('\n')).toHaveLength(3)
  })

  test('lists, measures and reads', async () => {
    const { stdout } = await rclone(['lsf', '-R', REMOTE])
    expect(stdout.split('\n').sort()).toEqual([
      '',
      'a/',
      'a/b/',
      'a/b/small.txt',
      'a/large.bin',
      'empty',
      'grüße & more.txt',
    ])
    expect((await rclone(['size', '--json', REMOTE])).stdout).toContain(`"bytes":${large.length + 14}`)
    const part = await rclone(['cat', '--offset', '1048570', '--count', '20', `${REMOTE}/a/large.bin`])
    expect(part.bytes.equals(large.subarray(1_048_570, 1_048_590))).toBe(true)
  })

  test('copies and moves within the cloud', async () => {
    expect(await rclone(['copyto', `${REMOTE}/a/large.bin`, `${REMOTE}/copy.bin`])).toMatchObject({ code: 0 })
    expect(await rclone(['moveto', `${REMOTE}/a/b/small.txt`, `${REMOTE}/moved.txt`])).toMatchObject({ code: 0 })
    expect((await rclone(['cat', `${REMOTE}/moved.txt`])).stdout).toBe('small\n')
    expect((await rclone(['cat', `${REMOTE}/copy.bin`])).bytes.equals(large)).toBe(true)
  })

  test('syncs back to the tree, and deletes all', async () => {
    expect(await rclone(['sync', tree, REMOTE, '--swift-chunk-size', '1M'])).toMatchObject({ code: 0 })
    expect((await rclone(['lsf', REMOTE])).stdout).toBe('a/\nempty\ngrüße & more.txt\n')
    expect(await rclone(['delete', REMOTE])).toMatchObject({ code: 0 })
    expect(await rclone(['purge', REMOTE])).toMatchObject({ code: 0 })
    await rclone(['purge', `${REMOTE}_segments`])
    expect((await rclone(['lsf', 'cloud:'])).stdout).not.toContain('conformance-rclone')
  })
})
