import type { ServerAction } from '@meridian/contract'
import { expect, test } from 'vitest'
import { latest, serverChanges } from './changes.ts'

const action = (name: string, at: string, more: Partial<ServerAction> = {}): ServerAction => ({
  action: name,
  instance_uuid: '',
  request_id: `req-${at}`,
  user_id: 'ada',
  project_id: 'p1',
  start_time: at,
  message: null,
  ...more,
})

const of = (name: string, actions: ServerAction[]) => serverChanges({ id: name, name }, actions)
const short = (changes: ReturnType<typeof latest>) =>
  changes.map(({ what, subjects, failed }) => [what, subjects.map(({ name }) => name).join(), failed])

test('what one user did alike within minutes is one change; the newest come first', () => {
  const changes = [
    ...of('app-1', [action('reboot', '2026-11-17T12:00:00.000000'), action('create', '2026-11-17T10:00:00.000000')]),
    ...of('app-2', [action('reboot', '2026-11-17T12:01:00.000000')]),
    ...of('app-3', [action('reboot', '2026-11-17T12:02:00.000000', { user_id: 'bob' })]),
    ...of('app-4', [action('reboot', '2026-11-17T12:30:00.000000')]),
  ]
  expect(short(latest(changes, 8))).toEqual([
    ['reboot', 'app-4', false],
    ['reboot', 'app-3', false],
    ['reboot', 'app-2,app-1', false],
    ['create', 'app-1', false],
  ])
  expect(latest(changes, 2)).toHaveLength(2)
})

test('a failure is not mixed with successes, and a repetition is named once', () => {
  const changes = of('web-1', [
    action('stop', '2026-11-17T12:00:00Z', { message: 'Error' }),
    action('stop', '2026-11-17T12:01:00Z'),
    action('stop', '2026-11-17T12:02:00Z'),
  ])
  expect(short(latest(changes, 8))).toEqual([
    ['stop', 'web-1', false],
    ['stop', 'web-1', true],
  ])
})
