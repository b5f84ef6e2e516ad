import { expect, test } from 'vitest'
import { folderAbove, foldersAbove, lastPart, objectAddress, objectId, breadcrumbs } from './object.queries.ts'

test.each([
  ['a.txt', 'a.txt', []],
  ['a/b/c.txt', 'c.txt', ['a/', 'a/b/']],
  ['a/b/', 'b', ['a/']],
  ['a//', 'a//', ['a/']],
  ['a//b', 'b', ['a/', 'a//']],
  ['/', '/', []],
])('[SWIFT-02] %j has the name %j and the folders %j', (path, name, folders) => {
  expect(lastPart(path)).toBe(name)
  expect(foldersAbove(path)).toEqual(folders)
  expect(folderAbove(path)).toBe(folders.at(-1) ?? '')
})

test('[SWIFT-02] an id has the container and the full name of an object', () => {
  for (const path of ['', 'a', 'a/b/', '/a//'])
    expect(objectAddress(objectId({ container: 'c', path }))).toEqual({ container: 'c', path })
})

test('[SWIFT-02] each breadcrumb links to the encoded path of its folder', () => {
  expect(breadcrumbs({ container: 'my box', path: '' }).map(({ to }) => to)).toEqual([])
  expect(breadcrumbs({ container: 'my box', path: 'a b/100%/c/' }).map(({ to }) => to)).toEqual([
    '/project/containers/container/my%20box',
    '/project/containers/container/my%20box/a%20b',
    '/project/containers/container/my%20box/a%20b/100%25',
  ])
})
