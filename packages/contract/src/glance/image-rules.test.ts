import { describe, expect, test } from 'vitest'
import { imageCan, imageType, isHidden, storesOf, visibilityLabel } from './image-rules.ts'

const image = {
  status: 'active',
  protected: false,
  container_format: 'bare',
  properties: {},
  visibility: 'private',
  owner: 'me',
  is_public: false,
  member_status: null,
}

describe('[IMAGE-02] type and visibility', () => {
  test.each([
    [{}, 'Image'],
    [{ image_type: 'snapshot' }, 'Snapshot'],
    [{ block_device_mapping: '[]' }, 'Snapshot'],
    [{ image_type: 'other' }, 'Image'],
  ])('properties %j make it a %s', (properties, type) => {
    expect(imageType({ ...image, properties })).toBe(type)
  })

  test.each([
    [{ visibility: 'public', owner: 'other' }, 'Public'],
    [{ visibility: 'private' }, 'Private'],
    [{ visibility: 'shared' }, 'Shared'],
    [{ visibility: 'community' }, 'Community'],
    [{ visibility: 'shared', owner: 'other' }, 'Image from Other Project - Non-Public'],
    [{ visibility: null }, 'Unknown'],
  ])('%j reads %s', (change, label) => {
    expect(visibilityLabel({ ...image, ...change }, 'me')).toBe(label)
  })

  test.each([
    [{ is_public: true, owner: 'other' }, 'Public'],
    [{ owner: 'other' }, 'Shared with Project'],
    [{}, 'Private'],
  ])("in Glance's first API, %j reads %s", (change, label) => {
    expect(visibilityLabel({ ...image, visibility: null, ...change }, 'me', 1)).toBe(label)
  })
})

describe('[IMAGE-03] what the state allows', () => {
  test.each([
    ['launch', {}, true],
    ['deactivate', {}, true],
    ['deactivate', { status: 'deactivated' }, false],
    ['reactivate', { status: 'deactivated' }, true],
    ['reactivate', {}, false],
    ['launch', { container_format: 'aki' }, false],
    ['launch', { container_format: 'ari' }, false],
    ['launch', { status: 'saving' }, false],
    ['edit', {}, true],
    ['edit', { status: 'queued' }, false],
    ['delete', {}, true],
    ['delete', { protected: true }, false],
    ['delete', { status: 'deleted' }, false],
    ['delete', { status: 'queued' }, true],
  ] as const)('%s with %j: %s', (action, change, allowed) => {
    expect(imageCan[action]({ ...image, ...change })).toBe(allowed)
  })
})

test.each([
  [null, false, false],
  ['pending', true, true],
  ['accepted', false, true],
  ['rejected', true, false],
])('an offer that is %s can be accepted: %s, rejected: %s', (status, accept, reject) => {
  const offered = { ...image, member_status: status }
  expect([imageCan.accept(offered), imageCan.reject(offered)]).toEqual([accept, reject])
})

test.each([
  ['shared', true],
  ['private', true],
  ['public', false],
  ['community', false],
])('a %s image can be shared: %s', (visibility, share) => {
  expect(imageCan.share({ ...image, visibility })).toBe(share)
})

test('data is downloaded from an active image and imported into a queued one', () => {
  const queued = { ...image, status: 'queued' }
  expect([imageCan.download(image), imageCan.import(image)]).toEqual([true, false])
  expect([imageCan.download(queued), imageCan.import(queued)]).toEqual([false, true])
})

test('an image lists its stores, and whether lists hide it', () => {
  const copied = { ...image, properties: { os_hidden: true, stores: 'file,archive' } }
  expect([storesOf(copied), isHidden(copied)]).toEqual([['file', 'archive'], true])
  expect([storesOf(image), isHidden(image)]).toEqual([[], false])
})
