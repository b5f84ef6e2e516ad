import { expect, test } from 'vitest'
import { moveOf, moveProgress, type Move, type MoveMode, type MoveProgress } from './move-rules.ts'

test.each<[mode: MoveMode, status: string, task: string | null, move: Move]>([
  ['live', 'ACTIVE', null, 'live'],
  ['live', 'PAUSED', null, 'live'],
  ['live', 'SHUTOFF', null, 'cold'],
  ['live', 'SUSPENDED', null, null],
  ['live', 'ACTIVE', 'migrating', null],
  ['cold', 'ACTIVE', null, 'cold'],
  ['cold', 'PAUSED', null, null],
  ['cold', 'SHUTOFF', 'powering-on', null],
  ['evacuate', 'ERROR', null, 'evacuate'],
  ['evacuate', 'ACTIVE', 'rebooting', 'evacuate'],
  ['evacuate', 'PAUSED', null, null],
])('%s: an instance that is %s with task %s moves %s', (mode, status, task, move) => {
  expect(moveOf({ status, 'OS-EXT-STS:task_state': task }, mode)).toBe(move)
})

test.each<[status: string, task: string | null, host: string, progress: MoveProgress]>([
  ['MIGRATING', 'migrating', 'old', 'moving'],
  ['RESIZE', null, 'old', 'moving'],
  ['VERIFY_RESIZE', null, 'new', 'confirm'],
  ['ACTIVE', null, 'new', 'done'],
  ['SHUTOFF', null, 'new', 'done'],
  ['ACTIVE', null, 'old', 'failed'],
  ['ERROR', null, 'new', 'failed'],
  ['ACTIVE', 'rebooting', 'new', 'moving'],
])('a move off a host: %s with task %s on the %s host is %s', (status, task, host, progress) => {
  const server = { status, 'OS-EXT-STS:task_state': task, 'OS-EXT-SRV-ATTR:host': host }
  expect(moveProgress(server, 'old')).toBe(progress)
})
