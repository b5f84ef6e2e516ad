import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let admin: VolumeClient
let count = 0

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const newType = async (fields = {}): Promise<Body> => {
  const { status, body } = await admin.post('types', { volume_type: { name: `type-${(count += 1)}`, ...fields } })
  expect(status).toBe(200)
  return body.volume_type
}

const names = async (query: string, who = demo): Promise<string[]> =>
  (await who.get(`types?${query}`)).body.volume_types.map(({ name }: Body) => name)

describe('types', () => {
  test('hide sensitive extra specs from members', async () => {
    const { id } = await newType({ extra_specs: { volume_backend_name: 'standard', multiattach: '<is> True' } })
    const { body: seen } = await demo.get(`types/${id}`)
    expect(seen.volume_type.extra_specs).toEqual({ multiattach: '<is> True' })
    expect(seen.volume_type).not.toHaveProperty('qos_specs_id')
    const { body: all } = await admin.get(`types/${id}`)
    expect(all.volume_type).toMatchObject({ qos_specs_id: null, extra_specs: { volume_backend_name: 'standard' } })
  })

  test('that are private are visible to the projects with access', async () => {
    const { id, name } = await newType({ 'os-volume-type-access:is_public': false })
    expect(await demo.get(`types/${id}`)).toMatchObject(refused(404, `Volume type ${id} could not be found.`))
    expect(await names('')).not.toContain(name)
    const early = await demo.post('volumes', { volume: { size: 1, volume_type: name } })
    expect(early).toMatchObject(refused(404, `Volume type with name ${name} could not be found.`))
    const project = demo.client.projectId
    await admin.post(`types/${id}/action`, { addProjectAccess: { project } })
    expect(await names('')).toContain(name)
    expect((await demo.volume({ volume_type: name })).volume_type).toBe(name)
    await admin.post(`types/${id}/action`, { removeProjectAccess: { project } })
    expect(await names('')).not.toContain(name)
    expect(await names('is_public=false', admin)).toContain(name)
    expect(await names('is_public=None', admin)).toEqual(expect.arrayContaining([name, 'standard']))
  })

  test('that are public have no access list', async () => {
    const { id } = await newType()
    const list = await admin.get(`types/${id}/os-volume-type-access`)
    expect(list).toMatchObject(refused(404, 'Access list not available for public volume types.'))
    const add = await admin.post(`types/${id}/action`, { addProjectAccess: { project: demo.client.projectId } })
    expect(add).toMatchObject(
      refused(400, 'Invalid volume type: Type access modification is not applicable to public volume type.'),
    )
  })

  test('can be renamed, which renames their quotas', async () => {
    const { id, name } = await newType()
    await admin.put(`os-quota-sets/${demo.client.projectId}`, { quota_set: { [`volumes_${name}`]: 3 } })
    const { body } = await admin.put(`types/${id}`, { volume_type: { name: 'renamed', is_public: 'false' } })
    expect(body.volume_type).toMatchObject({ name: 'renamed', is_public: false })
    const { body: quotas } = await demo.get(`os-quota-sets/${demo.client.projectId}`)
    expect(quotas.quota_set.volumes_renamed).toBe(3)
    expect(quotas.quota_set).not.toHaveProperty(`volumes_${name}`)
  })

  test.each([
    ['post', 'types', { volume_type: { name: '' } }, 400, /is too short$/],
    ['post', 'types', { volume_type: { name: '  ' } }, 400, /The 'name' can not be empty\.$/],
    ['post', 'types', { volume_type: { name: 'standard' } }, 409, 'Volume Type standard already exists.'],
    ['post', 'types', {}, 400, "'volume_type' is a required property"],
  ] as const)('%s %s %j is refused', async (method, path, body, status, sentence) => {
    expect(await admin[method](path, body)).toMatchObject(refused(status, sentence))
  })

  test('cannot be deleted while volumes use them or as a default', async () => {
    const { id } = await newType()
    const volume = await demo.volume({ volume_type: id })
    expect(await admin.del(`types/${id}`)).toMatchObject(refused(400, 'Target volume type is still in use.'))
    await demo.del(`volumes/${volume.id}`)
    expect((await admin.del(`types/${id}`)).status).toBe(202)
    const { body } = await admin.get('types/default')
    const last = await admin.del(`types/${body.volume_type.id}`)
    expect(last).toMatchObject(refused(400, /is a default volume type and cannot be deleted\.$/))
  })

  test('have extra specs that cannot change while volumes use the type', async () => {
    const { id } = await newType()
    await demo.volume({ volume_type: id })
    const response = await admin.post(`types/${id}/extra_specs`, { extra_specs: { a: 'b' } })
    expect(response).toMatchObject(refused(400, 'Volume Type is currently in use.'))
  })

  test('have extra specs that can be changed one by one', async () => {
    const { id } = await newType()
    await admin.post(`types/${id}/extra_specs`, { extra_specs: { a: 'b', c: 'd' } })
    const wrong = await admin.put(`types/${id}/extra_specs/a`, { c: 'x' })
    expect(wrong).toMatchObject(refused(400, 'Request body and URI mismatch'))
    expect((await admin.put(`types/${id}/extra_specs/a`, { a: 'x' })).body).toEqual({ a: 'x' })
    expect((await admin.del(`types/${id}/extra_specs/c`)).status).toBe(202)
    const gone = await admin.get(`types/${id}/extra_specs/c`)
    expect(gone).toMatchObject(refused(404, `Volume Type ${id} has no extra specs with key c.`))
    expect((await admin.get(`types/${id}/extra_specs`)).body).toEqual({ extra_specs: { a: 'x' } })
  })

  test('are found by user-visible extra specs', async () => {
    const query = `extra_specs=${encodeURIComponent("{'multiattach': '<is> True'}")}`
    expect(await names(query)).toContain('shared')
    expect(await names(`extra_specs=${encodeURIComponent("{'volume_backend_name': 'fast'}")}`)).toEqual([])
    expect(await names(`extra_specs=${encodeURIComponent("{'volume_backend_name': 'fast'}")}`, admin)).toEqual(['fast'])
  })

  test('limit the size of volumes', async () => {
    const specs = { 'provisioning:min_vol_size': '2', 'provisioning:max_vol_size': '3' }
    const { id, name } = await newType({ extra_specs: specs })
    expect(await demo.post('volumes', { volume: { size: 1, volume_type: id } })).toMatchObject(
      refused(
        400,
        `Invalid input received: Specified volume size of '1' is less than the minimum required size of '2' for volume type '${name}'.`,
      ),
    )
    const volume = await demo.volume({ size: 3, volume_type: id })
    const response = await demo.act(volume.id, { 'os-extend': { new_size: 4 } })
    expect(response).toMatchObject(refused(400, /is greater than the maximum allowable size of '3'/))
  })
})

describe('encryption of a type', () => {
  const luks = { provider: 'luks', control_location: 'front-end', key_size: '256', cipher: null }

  test('exists once, and cannot change while volumes use it', async () => {
    const { id } = await newType()
    expect((await admin.get(`types/${id}/encryption`)).body).toEqual({})
    const { body } = await admin.post(`types/${id}/encryption`, { encryption: luks })
    expect(body.encryption).toMatchObject({ key_size: 256, provider: 'luks', volume_type_id: id })
    const twice = await admin.post(`types/${id}/encryption`, { encryption: luks })
    expect(twice).toMatchObject(refused(400, `Volume type encryption for type ${id} already exists.`))
    expect((await admin.get(`types/${id}/encryption/provider`)).body).toEqual({ provider: 'luks' })
    await demo.volume({ volume_type: id })
    const path = `types/${id}/encryption/${body.encryption.encryption_id}`
    const late = await admin.del(path)
    expect(late).toMatchObject(refused(400, 'Cannot delete encryption specs. Volume type in use.'))
  })

  test('is for administrators only', async () => {
    const { id } = await newType()
    expect((await demo.post(`types/${id}/encryption`, { encryption: luks })).status).toBe(403)
    expect((await demo.get(`types/${id}/encryption`)).status).toBe(403)
  })
})

describe('the default type', () => {
  test('of a project applies to its new volumes', async () => {
    const { id } = await newType()
    const path = `/default-types/${demo.client.projectId}`
    expect(await admin.get(path)).toMatchObject(
      refused(404, `Default type for project ${demo.client.projectId} not found.`),
    )
    const { body } = await admin.put(path, { default_type: { volume_type: id } })
    expect(body.default_type).toEqual({ project_id: demo.client.projectId, volume_type_id: id })
    expect((await demo.volume()).volume_type_id).toBe(id)
    expect((await demo.get('types/default')).body.volume_type.id).toBe(id)
    expect((await admin.get('/default-types')).body.default_types).toHaveLength(1)
    expect((await admin.del(path)).status).toBe(204)
    expect((await demo.volume()).volume_type).toBe('standard')
  })

  test('is set by administrators, for existing projects, to existing types', async () => {
    const path = `/default-types/${demo.client.projectId}`
    const body = { default_type: { volume_type: 'standard' } }
    expect(await demo.put(path, body)).toMatchObject(refused(403, 'You are not authorized to perform this operation.'))
    expect(await admin.put('/default-types/nowhere', body)).toMatchObject(
      refused(404, 'Project with id nowhere not found.'),
    )
    const unknown = await admin.put(path, { default_type: { volume_type: 'x' } })
    expect(unknown).toMatchObject(refused(400, 'Volume type with name x could not be found.'))
    expect((await admin.at('3.61').get('/default-types')).status).toBe(404)
  })
})

describe('QoS specs', () => {
  const newQos = async (fields = {}): Promise<Body> => {
    const { body } = await admin.post('qos-specs', { qos_specs: { name: `qos-${(count += 1)}`, ...fields } })
    return body.qos_specs
  }

  test('are associated with types, at most one per type', async () => {
    const type = await newType()
    const [first, second] = [await newQos({ read_iops_sec: '100' }), await newQos()]
    expect(first).toMatchObject({ consumer: 'back-end', specs: { read_iops_sec: '100' } })
    await admin.get(`qos-specs/${first.id}/associate?vol_type_id=${type.id}`)
    expect((await admin.get(`types/${type.id}`)).body.volume_type.qos_specs_id).toBe(first.id)
    expect(await admin.get(`qos-specs/${second.id}/associate?vol_type_id=${type.id}`)).toMatchObject(
      refused(400, `Invalid volume type: Type ${type.id} is already associated with another qos specs: ${first.id}`),
    )
    expect((await admin.del(`qos-specs/${first.id}?force=true`)).status).toBe(202)
    expect((await admin.get(`types/${type.id}`)).body.volume_type.qos_specs_id).toBeNull()
  })

  test('are changed by key', async () => {
    const { id } = await newQos({ a: '1' })
    await admin.put(`qos-specs/${id}`, { qos_specs: { b: '2', consumer: 'both' } })
    await admin.put(`qos-specs/${id}/delete_keys`, { keys: ['a'] })
    expect((await admin.get(`qos-specs/${id}`)).body.qos_specs).toMatchObject({ consumer: 'both', specs: { b: '2' } })
    const unknown = await admin.put(`qos-specs/${id}/delete_keys`, { keys: ['a'] })
    expect(unknown).toMatchObject(refused(404, `QoS spec ${id} has no spec with key a.`))
  })

  test('are for administrators only, and have unique names', async () => {
    const { name } = await newQos()
    const twice = await admin.post('qos-specs', { qos_specs: { name } })
    expect(twice).toMatchObject(refused(409, `QoS Specs ${name} already exists.`))
    expect((await demo.get('qos-specs')).status).toBe(403)
    const odd = await admin.post('qos-specs', { qos_specs: { name: 'odd', consumer: 'nobody' } })
    expect(odd).toMatchObject(
      refused(400, "Invalid qos specs: Valid consumer of QoS specs are: ['back-end', 'front-end', 'both']"),
    )
  })
})
