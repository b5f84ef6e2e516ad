import { describe, expect, test } from 'vitest'
import { novaRecording } from '../../../test-support/nova-samples.ts'

const { cloud, people, name, replay, settle } = await novaRecording()
const { samples, admin } = people

const act = (action: object, who = samples, id = server) => who.post(`/compute/v2.1/servers/${id}/action`, action)
let server = ''

describe('creating', () => {
  test('a server, which exists at once', async () => {
    server = (await replay('server-create')).body.server.id
    name('server', server)
    await replay('server-show-build')
    settle()
    expect((await samples.get(`/compute/v2.1/servers/${server}`)).body.server.status).toBe('ACTIVE')
  })

  test.for(['server-create-2.93', 'server-create-count', 'server-create-reservation'])('%s', async (file) => {
    expect((await replay(file)).status).toBe(202)
  })

  test('a server that boots from a volume', async () => {
    const { body } = await replay('server-create-boot-from-image-volume')
    name('volumeBacked', body.server.id)
    settle()
    await replay('server-show-boot-from-volume')
    expect((await replay('server-show-boot-from-volume-2.93')).body.server.image).toBe('')
  })

  test.for([
    'error-400-create-no-name',
    'error-400-create-unknown-key',
    'error-400-create-flavor',
    'error-400-create-image',
    'error-400-create-image-not-uuid',
    'error-400-create-network',
    'error-400-create-keypair',
    'error-400-create-security-group',
    'error-400-create-zone',
    'error-400-create-no-networks-2.37',
    'error-409-create-ambiguous-network',
    'error-400-body-not-json',
    'error-415-content-type',
    'error-403-quota-instances',
    'error-403-quota-cores',
    'error-403-quota-metadata',
    'error-403-create-on-host',
  ])('%s', async (file) => {
    expect((await replay(file)).status).toBeGreaterThan(399)
  })

  test('a flavor that is too small for the image', async () => {
    const image = { name: 'large', min_disk: 2, disk_format: 'raw', container_format: 'bare' }
    const { id } = (await samples.post('/image/v2/images', image)).body
    const headers = { 'content-type': 'application/octet-stream' }
    await samples.send('PUT', `/image/v2/images/${id}/file`, { headers, body: Buffer.from('disk') })
    name('largeImage', id)
    expect((await replay('error-400-create-flavor-too-small')).status).toBe(400)
  })
})

describe('sub-resources of a server', () => {
  test.for([
    ['server-update', 'samples'],
    ['server-update-2.93', 'samples'],
    ['server-metadata', 'samples'],
    ['server-metadata-update', 'samples'],
    ['server-metadata-replace', 'samples'],
    ['server-metadata-item', 'samples'],
    ['server-metadata-item-set', 'samples'],
    ['server-metadata-item-delete', 'samples'],
    ['error-404-metadata-item', 'samples'],
    ['server-tags-replace', 'samples'],
    ['server-tag-add', 'samples'],
    ['server-tag-add-again', 'samples'],
    ['server-tag-check', 'samples'],
    ['server-tags', 'samples'],
    ['server-tag-delete', 'samples'],
    ['server-tags-delete', 'samples'],
    ['server-ips', 'samples'],
    ['server-ips-network', 'samples'],
    ['server-password', 'samples'],
    ['server-password-clear', 'samples'],
    ['server-security-groups', 'samples'],
    ['server-diagnostics', 'admin'],
    ['server-diagnostics-2.48', 'admin'],
    ['server-topology', 'samples'],
    ['server-interfaces', 'samples'],
  ] as const)('%s', async ([file, who]) => {
    expect((await replay(file, who)).status).toBeGreaterThan(199)
  })

  test('interfaces', async () => {
    const { body } = await replay('server-interface-attach')
    name('port', body.interfaceAttachment.port_id)
    for (const file of ['server-interface-show', 'server-interface-detach', 'server-interface-detach-unknown'])
      await replay(file)
    settle()
    const { interfaceAttachments } = (await samples.get(`/compute/v2.1/servers/${server}/os-interface`)).body
    expect(interfaceAttachments).toHaveLength(1)
  })

  test('volumes', async () => {
    const volume = { size: 1, name: 'sample-disk' }
    const { body } = await samples.post(`/volume/v3/${samples.projectId}/volumes`, { volume })
    name('disk', body.volume.id)
    settle()
    for (const file of ['server-volume-attach', 'server-volumes', 'server-volumes-2.89', 'server-volume-show'])
      await replay(file)
    for (const file of ['server-volume-update', 'error-400-volume-attach-in-use', 'server-volume-detach'])
      await replay(file)
    settle()
    await replay('server-volume-attach-2.89')
    await samples.del(`/compute/v2.1/servers/${server}/os-volume_attachments/${body.volume.id}`)
    settle()
    expect((await replay('error-404-volume-attachment')).status).toBe(404)
  })
})

describe('actions', () => {
  const then = (file: string, who: 'samples' | 'admin' = 'samples') => ({ file, who })

  test.for(
    [
      'server-action-stop',
      'error-409-stop-stopped',
      'error-409-pause-stopped',
      'server-action-start',
      'error-409-start-active',
      'error-409-resume-active',
      'error-409-confirm-active',
      'error-409-unrescue-active',
      'error-409-restore-active',
      'error-400-unknown-action',
      'error-400-reboot-type',
      'server-action-reboot',
      'server-action-reboot-hard',
      'server-action-pause',
      'server-action-unpause',
      'server-action-suspend',
      'server-show-suspended',
      'server-action-resume',
      'server-action-lock',
      'server-action-unlock',
      'server-action-lock-2.93',
      'server-show-locked',
    ].map((file) => then(file)),
  )('$file', async ({ file, who }) => {
    expect((await replay(file, who)).status).toBeGreaterThan(199)
    settle()
  })

  test('on a server that an administrator locked', async () => {
    await act({ lock: null }, admin)
    await replay('error-409-locked')
    await act({ unlock: null }, admin)
    await replay('server-action-lock-again')
    expect((await replay('server-action-unlock')).status).toBe(202)
  })

  test('shelving', async () => {
    await replay('server-action-shelve')
    await replay('server-show-shelving')
    settle()
    await act({ unshelve: null })
    settle()
    expect((await samples.get(`/compute/v2.1/servers/${server}`)).body.server.status).toBe('ACTIVE')
  })

  test.for(
    [
      'server-action-rescue',
      'server-action-unrescue',
      'server-action-resize',
      'server-show-verify-resize',
      then('migrations-list', 'admin'),
      then('migrations-list-2.80', 'admin'),
      'server-action-revert-resize',
      'server-action-resize',
      'server-action-confirm-resize',
      'error-400-resize-same-flavor',
      'error-400-resize-unknown-flavor',
      'server-action-rebuild',
      'server-action-rebuild-2.93',
      'server-action-create-image-2.45',
      'server-action-create-backup',
      'server-action-console-output',
      'server-action-vnc-console',
      'remote-console',
      'error-404-vnc-console-after-2.5',
      'server-action-change-password',
      'error-404-remove-security-group',
      'server-action-add-fixed-ip',
      'error-403-reset-state',
      then('server-action-migrate', 'admin'),
      then('server-action-reset-state', 'admin'),
    ].map((one) => (typeof one === 'string' ? then(one) : one)),
  )('$file', async ({ file, who }) => {
    expect((await replay(file, who)).status).toBeGreaterThan(199)
    settle()
  })

  test('creating an image while another is created', async () => {
    await act({ 'os-resetState': { state: 'active' } }, admin)
    await replay('server-action-create-image')
    expect((await replay('error-409-create-image-busy')).status).toBe(409)
    settle()
  })

  test('security groups', async () => {
    await samples.post('/network/v2.0/security-groups', { security_group: { name: 'sample-sg-server' } })
    await replay('server-action-add-security-group')
    expect((await replay('server-action-remove-security-group')).status).toBe(202)
  })
})

describe('another server', () => {
  test('has migrations and instance actions', async () => {
    const { imageRef, networks } = await creation()
    const body = { server: { name: 'sample-brief', flavorRef: '1', imageRef, networks } }
    const { id } = (await samples.post('/compute/v2.1/servers', body)).body.server
    name('brief', id)
    settle()
    await act({ 'os-migrateLive': { host: null, block_migration: false, disk_over_commit: false } }, admin, id)
    await replay('error-400-live-migrate', 'admin')
    await act({ 'os-stop': null }, samples, id)
    settle()
    await replay('error-409-live-migrate-stopped', 'admin')
    await replay('error-400-evacuate-live-host', 'admin')
    await replay('error-404-add-floating-ip-2.1')
    await replay('error-403-migrate')
    await replay('server-migrations', 'admin')
    const { body: log } = await replay('instance-actions-list')
    name('request', log.instanceActions[0].request_id)
    for (const file of ['instance-actions-list-2.84', 'instance-action-show', 'instance-action-show-2.84'])
      await replay(file)
    for (const file of ['instance-action-show-admin', 'instance-action-show-admin-2.84']) await replay(file, 'admin')
    expect((await replay('error-404-instance-action')).status).toBe(404)
  })

  test('is deleted', async () => {
    await replay('server-delete')
    await replay('server-show-deleting')
    settle()
    await replay('error-404-server-deleted')
    expect((await replay('servers-list-deleted-admin', 'admin')).body.servers[0].status).toBe('DELETED')
  })

  test('fails without a suitable host', async () => {
    const flavor = { name: 'sample-huge', ram: 512, vcpus: 1, disk: 2_000_000, id: 'sample-huge' }
    await admin.post('/compute/v2.1/flavors', { flavor })
    const { imageRef, networks } = await creation()
    const body = { server: { name: 'sample-error', flavorRef: 'sample-huge', imageRef, networks } }
    name('failed', (await samples.post('/compute/v2.1/servers', body)).body.server.id)
    settle()
    await replay('server-show-error-fault')
    await replay('server-show-error-fault-admin-2.93', 'admin')
    await replay('server-show-error-actions')
    expect((await replay('server-force-delete')).status).toBe(202)
    settle()
  })

  test('boots from a bootable volume', async () => {
    const volume = { size: 1, name: 'sample-boot' }
    const volumes = `/volume/v3/${samples.projectId}/volumes`
    const { id } = (await samples.post(volumes, { volume })).body.volume
    name('bootDisk', id)
    settle()
    await replay('error-400-boot-from-unbootable-volume')
    await samples.post(`${volumes}/${id}/action`, { 'os-set_bootable': { bootable: true } })
    expect((await replay('server-create-boot-from-volume')).status).toBe(202)
  })
})

/** What the recording asked for, as it is called here. */
async function creation() {
  const { body } = await samples.get(`/compute/v2.1/servers/${server}`)
  const { networks } = (await samples.get('/network/v2.0/networks?name=sample-net')).body
  return { imageRef: body.server.image.id, networks: [{ uuid: networks[0].id }] }
}

test('the cloud logged no errors', () => {
  expect(cloud.logLines).toEqual([])
})
