import { ImageBody, ImageChange } from '@meridian/contract'
import type { Image } from '@meridian/wire'
import { describe, expect, test } from 'vitest'
import { toImageChanges, toNewImage, toPropertyChanges } from './image-changes.map.ts'

const image = {
  id: 'i',
  name: 'cirros',
  status: 'active',
  visibility: 'private',
  protected: false,
  disk_format: 'qcow2',
  container_format: 'bare',
  min_disk: 5,
  min_ram: 512,
  description: 'Small',
} as Partial<Image> as Image // what a change does not look at is left out

const body = (change: object = {}) => ImageBody.parse({ name: 'cirros', ...change })

describe('[API-GLANCE] a new image', () => {
  test('has the given values and defaults for the others', () => {
    expect(toNewImage(body({ disk_format: 'docker', kernel: 'k', description: '', hw_vif_model: 'e1000' }))).toEqual({
      name: 'cirros',
      visibility: 'private',
      protected: false,
      min_disk: 0,
      min_ram: 0,
      disk_format: 'raw',
      container_format: 'docker',
      kernel_id: 'k',
      hw_vif_model: 'e1000',
    })
  })

  test('keeps a given container format', () => {
    expect(toNewImage(body({ disk_format: 'vhd', container_format: 'ovf' }))).toMatchObject({
      disk_format: 'vhd',
      container_format: 'ovf',
    })
  })

  test('with an unknown visibility is refused', () => {
    expect(() => toNewImage(body({ visibility: 'secret' }))).toThrow('invalid visibility option: secret')
  })
})

describe('[API-GLANCE] a changed image', () => {
  test.each([
    ['nothing', {}, []],
    ['its name and nothing else', { name: 'other' }, [{ op: 'replace', path: '/name', value: 'other' }]],
    ['its visibility', { visibility: 'shared' }, [{ op: 'replace', path: '/visibility', value: 'shared' }]],
    ['a text that is the same', { description: 'Small' }, []],
    ['a text', { description: 'Tiny' }, [{ op: 'add', path: '/description', value: 'Tiny' }]],
    ['an empty text', { description: '' }, [{ op: 'remove', path: '/description' }]],
    ['an empty text that was not there', { architecture: '' }, []],
    ['a ramdisk', { ramdisk: 'r' }, [{ op: 'add', path: '/ramdisk_id', value: 'r' }]],
    ['an odd key', { 'a/b~c': 'd' }, [{ op: 'add', path: '/a~1b~0c', value: 'd' }]],
    ['formats, which only an image without bytes takes', { disk_format: 'raw' }, []],
  ])('sends %s to Glance', (_what, change, changes) => {
    expect(toImageChanges(image, ImageChange.parse(change))).toEqual(changes)
  })

  test('without data can get another format', () => {
    expect(toImageChanges({ ...image, status: 'queued' }, ImageChange.parse({ disk_format: 'ova' }))).toEqual([
      { op: 'replace', path: '/disk_format', value: 'vmdk' },
      { op: 'replace', path: '/container_format', value: 'ova' },
    ])
  })
})

test('[API-GLANCE] properties that exist are removed, then others set; os_hidden is sent as a boolean', () => {
  const change = { updated: { os_hidden: 'true', os_distro: 'debian' }, removed: ['description', 'gone'] }
  expect(toPropertyChanges(image, change)).toEqual([
    { op: 'remove', path: '/description' },
    { op: 'add', path: '/os_hidden', value: true },
    { op: 'add', path: '/os_distro', value: 'debian' },
  ])
})
