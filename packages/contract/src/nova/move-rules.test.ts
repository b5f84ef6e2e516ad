import { expect, test } from 'vitest'
import { moveOf, type Move, type MoveMode } from './move-rules.ts'

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
