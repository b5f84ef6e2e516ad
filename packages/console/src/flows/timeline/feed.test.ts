import { expect, test } from 'vitest'
import type { Activity } from '../../framework/activity/activity.ts'
import {
  backup,
  floatingIp,
  FRESH,
  image,
  network,
  NOW,
  OLD,
  port,
  PROJECT,
  server,
  stack,
  volume,
} from '../findings/lists.fixture.ts'
import type { Lists } from '../findings/rule.ts'
import { barsOf, feed, filtered, linesOf } from './feed.ts'

const LATER = '2026-02-01T10:00:00Z'
const eventsOf = (
  lists: Partial<Lists>,
  more: { activities?: Activity[]; messages?: Parameters<typeof feed>[0]['messages'] } = {},
) => feed({ lists, messages: [], activities: [], user: 'me', userName: 'demo', project: PROJECT, ...more })

test('a thing has its creation, its last change and its failure, the newest first; what its service does not record is null', () => {
  const lists = {
    servers: [
      server('web', { user_id: 'anna', updated: LATER }),
      server('bad', { user_id: 'anna', fault: { code: 500, created: FRESH, message: 'No valid host', details: null } }),
    ],
    ports: [port('p', { updated_at: '2026-03-01T10:00:00Z', revision_number: 4 })],
  }
  expect(
    eventsOf(lists).map(({ what, thing, user, result, text, revision }) => [
      what,
      thing?.name,
      user,
      result,
      text,
      revision,
    ]),
  ).toEqual([
    ['failed', 'bad', null, 'failed', 'No valid host', undefined],
    ['changed', 'p', null, 'recorded', '', 4],
    ['changed', 'web', null, 'recorded', '', undefined],
    ['created', 'web', 'anna', 'recorded', '', undefined],
    ['created', 'bad', 'anna', 'recorded', '', undefined],
    ['created', 'p', null, 'recorded', '', undefined],
  ])
})

test('only the own images and networks are the history of a project', () => {
  const lists = {
    images: [image('own'), image('public', { owner: 'admin' })],
    networks: [network('private'), network('shared', { project_id: 'admin' })],
  }
  expect(eventsOf(lists).map(({ thing }) => thing?.name)).toEqual(['own', 'private'])
})

test('a failed thing tells so in the words of its service', () => {
  const lists = {
    volumes: [volume('lost', { status: 'error' })],
    backups: [backup('half', { status: 'error', fail_reason: 'No space' })],
    stacks: [
      { ...stack('shop', 'CREATE_FAILED'), stack_status_reason: 'Quota', stack_owner: 'ci' },
      { ...stack('mine', 'CREATE_FAILED'), stack_status_reason: '', stack_owner: 'demo' },
    ],
  }
  expect(
    eventsOf(lists).flatMap((one) =>
      one.result === 'failed' ? [[one.thing?.name, one.text, one.userName ?? one.user]] : [],
    ),
  ).toEqual([
    ['lost', '', null],
    ['half', 'No space', null],
    ['shop', 'Quota', 'ci'],
    ['mine', '', 'me'],
  ])
})

test("Cinder's messages and the activities of this tab are part of the feed", () => {
  const message = {
    id: 'm',
    event_id: 'e',
    user_message: 'No storage could be found',
    message_level: 'ERROR',
    created_at: FRESH,
    guaranteed_until: null,
    request_id: 'req-1',
    resource_type: 'VOLUME',
    resource_uuid: 'data',
  }
  const activity: Activity = {
    id: 1,
    title: 'Delete Volume',
    subject: 'old',
    state: 'done',
    percent: null,
    notes: [],
    about: { type: 'OS::Cinder::Volume', id: 'old' },
    page: null,
    scope: '',
    awaited: null,
    startedAt: NOW,
    endedAt: NOW,
    stop: null,
    plan: null,
    sent: [],
  }
  const found = eventsOf(
    { volumes: [volume('data', { name: 'orders', created_at: OLD })] },
    { messages: [message], activities: [activity] },
  )
  expect(
    found
      .slice(0, 2)
      .map(({ what, thing, user, result, text, requestId }) => [what, thing?.name, user, result, text, requestId]),
  ).toEqual([
    ['did', 'old', 'me', 'done', 'Delete Volume', null],
    ['said', 'orders', null, 'failed', 'No storage could be found', 'req-1'],
  ])
})

test('many of a kind within minutes are one line; the same hours later is another', () => {
  const at = (minute: number) => `2026-03-09T08:${String(minute).padStart(2, '0')}:00Z`
  const made = (id: string, minute: number) => port(id, { created_at: at(minute), updated_at: at(minute) })
  const lines = linesOf(eventsOf({ ports: [made('a', 1), made('b', 2), made('c', 3), made('late', 40)] }))
  expect(lines.map(({ thing, others }) => [thing?.name, others.length])).toEqual([
    ['late', 0],
    ['c', 2],
  ])
})

test('the feed is filtered by type, person, result, text and day', () => {
  const all = eventsOf({
    servers: [server('web', { user_id: 'anna', updated: OLD })],
    floatingIps: [floatingIp('172.24.4.8', { updated_at: LATER })],
    volumes: [volume('lost', { status: 'error', user_id: 'ben', created_at: OLD })],
  })
  const filter = { type: '', user: '', result: '', text: '', until: '' }
  const names = (more: Partial<typeof filter>) => filtered(all, { ...filter, ...more }).map(({ thing }) => thing?.name)
  expect(names({ type: 'OS::Nova::Server' })).toEqual(['web'])
  expect(names({ user: 'ben' })).toEqual(['lost'])
  expect(names({ result: 'failed' })).toEqual(['lost'])
  expect(names({ text: '172.24' })).toEqual(['172.24.4.8', '172.24.4.8'])
  expect(names({ until: '2026-01-20' })).toHaveLength(all.length - 1)
})

test('the last seven days are bars of four hours', () => {
  const [server1] = eventsOf({ servers: [server('web', { created: '2026-11-19T11:00:00Z', updated: null })] })
  const bars = barsOf(server1 ? [server1] : [], NOW)
  expect(bars).toHaveLength(42)
  expect(bars.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(bars.at(-1)?.count).toBe(1)
})
