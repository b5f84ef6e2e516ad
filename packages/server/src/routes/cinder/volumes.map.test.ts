import type { Volume } from '@meridian/wire'
import { describe, expect, test } from 'vitest'
import { toVolume } from './volumes.map.ts'

const attachment = {
  id: 'v',
  attachment_id: 'a',
  volume_id: 'v',
  host_name: null,
  device: '/dev/vdb',
  attached_at: null,
}

const volume: Volume = {
  id: 'v',
  name: 'data',
  description: null,
  status: 'in-use',
  size: 1,
  availability_zone: 'nova',
  created_at: '2026-01-01T00:00:00.000000',
  updated_at: null,
  volume_type: null,
  snapshot_id: null,
  source_volid: null,
  metadata: {},
  links: [],
  user_id: 'u',
  bootable: 'false',
  encrypted: false,
  replication_status: null,
  consistencygroup_id: null,
  multiattach: false,
  attachments: [],
}

describe('[API-CINDER] a volume', () => {
  test('without a name gets its id as name', () => {
    expect(toVolume({ ...volume, name: '' })).toMatchObject({ name: 'v' })
    expect(toVolume({ ...volume, name: null })).toMatchObject({ name: 'v' })
  })

  test('has the image that it was created from', () => {
    expect(toVolume({ ...volume, volume_image_metadata: { image_id: 'i' } }).imageRef).toBe('i')
    expect(toVolume(volume).imageRef).toBeNull()
  })

  test.each([
    ['s', 'web'],
    ['gone', 'gone'],
    [null, 'Unknown instance'],
  ])('attached to the server %s has the server name %s', (server, name) => {
    const attached = { ...volume, attachments: [{ ...attachment, server_id: server }] }
    const servers = new Map([['s', 'web']])
    expect(toVolume(attached, { servers }).attachments[0]?.instance_name).toBe(name)
  })

  test('has its transfer and the name of its project', () => {
    const transfers = [
      { id: 't1', name: null, volume_id: 'other', created_at: '', links: [] },
      { id: 't2', name: 'gift', volume_id: 'v', created_at: '', links: [] },
    ]
    const projects = new Map([['p', 'demo']])
    const mapped = toVolume({ ...volume, 'os-vol-tenant-attr:tenant_id': 'p' }, { transfers, projects })
    expect([mapped.transfer?.id, mapped.tenant_name]).toEqual(['t2', 'demo'])
  })
})
