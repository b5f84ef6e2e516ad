import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin } = await openTarget()
const folder = mkdtempSync(join(tmpdir(), 'meridian-images-'))
const data = Buffer.from('bytes of an image\n'.repeat(5000))
const source = join(folder, 'source.raw')
writeFileSync(source, data)

const made = 'conformance-image'
const piped = 'conformance piped'

afterAll(async () => {
  await client.run(['image', 'set', '--unprotected', made])
  await client.run(['image', 'delete', made, piped])
  rmSync(folder, { recursive: true })
})

describe('openstack image', patience, () => {
  test('create with a file, properties, tags and protection', async () => {
    const options = '--disk-format raw --container-format bare --min-disk 1 --min-ram 64 --private --protected'
    await client.json(
      `image create --file ${source} ${options} --property os_distro=debian --property colour=blue --tag a --tag b ${made}`,
    )
    const image = await client.json(`image show ${made}`)
    expect(image).toMatchObject({
      name: made,
      status: 'active',
      visibility: 'private',
      protected: true,
      size: data.length,
      min_disk: 1,
      min_ram: 64,
      checksum: createHash('md5').update(data).digest('hex'),
      tags: expect.arrayContaining(['a', 'b']),
      properties: { os_distro: 'debian', colour: 'blue', os_hash_algo: 'sha512' },
    })
  })

  test('create from standard input', async () => {
    await client.run(['image', 'create', '--disk-format', 'qcow2', piped], { stdin: data })
    expect(await client.json(['image', 'show', piped])).toMatchObject({ status: 'active', size: data.length })
  })

  test('create without data leaves the image queued', async () => {
    const { id } = await client.json('image create conformance-empty')
    expect(await client.json(`image show ${id}`)).toMatchObject({ status: 'queued' })
    expect(await client.run(`image delete ${id}`)).toMatchObject({ code: 0, stderr: '' })
  })

  test('save to a file and to standard output, byte for byte', async () => {
    const target = join(folder, 'saved.raw')
    expect(await client.run(`image save --file ${target} ${made}`)).toMatchObject({ code: 0 })
    expect(readFileSync(target).equals(data)).toBe(true)
    expect((await client.run(`image save ${made}`)).bytes.equals(data)).toBe(true)
  })

  test('list, with filters, sorting and paging', async () => {
    const names = async (options: string) =>
      (await client.json(`image list ${options}`)).map((image: { Name: string }) => image.Name)
    expect(await names(`--name ${made}`)).toEqual([made])
    expect(await names('--property colour=blue')).toEqual([made])
    expect(await names('--tag a --private')).toEqual([made])
    expect(await names('--public')).not.toContain(made)
    expect(await names('--status queued')).not.toContain(made)
    const all = await names('--limit 100')
    expect(all).toEqual(expect.arrayContaining([made, piped]))
    const [first] = await client.json('image list --limit 1')
    const rest = await names(`--limit 100 --marker ${first.ID}`)
    expect(new Set([first.Name, ...rest])).toEqual(new Set(all))
  })

  test('list --long', async () => {
    const [image] = await client.json(`image list --long --name ${made}`)
    expect(image).toMatchObject({ 'Disk Format': 'raw', Size: data.length, Visibility: 'private', Protected: true })
  })

  test('set and unset', async () => {
    await client.run(`image set --property colour=red --property size_class=L --tag c --min-ram 128 ${made}`)
    expect(await client.json(`image show ${made}`)).toMatchObject({
      min_ram: 128,
      tags: expect.arrayContaining(['a', 'b', 'c']),
      properties: { colour: 'red', size_class: 'L' },
    })
    expect(await client.run(`image unset --property size_class --tag a ${made}`)).toMatchObject({ code: 0, stderr: '' })
    const image = await client.json(`image show ${made}`)
    expect(image.tags).not.toContain('a')
    expect(image.properties).not.toHaveProperty('size_class')
  })

  test('deactivate and activate', async () => {
    await client.run(`image set --deactivate ${made}`)
    expect(await client.json(`image show ${made}`)).toMatchObject({ status: 'deactivated' })
    const { code, stderr } = await client.run(`image save --file ${folder}/no ${made}`)
    expect(code).toBe(1)
    expect(stderr).toContain('Unable to download image')
    await client.run(`image set --activate ${made}`)
    expect(await client.json(`image show ${made}`)).toMatchObject({ status: 'active' })
  })

  test('share with another project', async () => {
    await client.run(`image set --shared ${made}`)
    const { id: project } = await client.json('project show alt_demo', { env: admin })
    await client.json(`image add project ${made} ${project}`)
    const members = async () => client.json(`image member list ${made}`)
    expect(await members()).toEqual([expect.objectContaining({ 'Member ID': project, Status: 'pending' })])
    const { ID: id } = (await client.json(`image list --name ${made}`))[0]
    await client.run(`image set --accept ${id}`, { env: { OS_PROJECT_NAME: 'alt_demo' } })
    expect(await members()).toEqual([expect.objectContaining({ Status: 'accepted' })])
    expect(await client.run(`image remove project ${made} ${project}`)).toMatchObject({ code: 0 })
    expect(await members()).toEqual([])
  })

  test('delete refuses a protected image, then deletes it', async () => {
    const { code, stderr } = await client.run(`image delete ${made}`)
    expect(code).toBe(1)
    expect(stderr).toMatch(/Image [0-9a-f-]{36} is protected and cannot be deleted\./)
    await client.run(`image set --unprotected ${made}`)
    expect(await client.run(['image', 'delete', made, piped])).toMatchObject({ code: 0, stderr: '' })
    expect((await client.run(`image show ${made}`)).stderr).toContain(`No Image found for ${made}`)
  })

  test('only administrators create public images', async () => {
    const { code, stderr } = await client.run('image create --public conformance-public')
    expect(code).toBe(1)
    expect(stderr).toContain('You are not authorized to complete publicize_image action.')
  })
})
