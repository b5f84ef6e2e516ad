import { SERVER_STATUSES } from '@meridian/wire'
import { describe, expect, test } from 'vitest'
import {
  isServerTransitional,
  SERVER_ACTIONS,
  serverCan,
  serverPolicy,
  type ServerActionName,
  type ServerContext,
} from './server-rules.ts'
import { powerStateText, serverStatusText } from './server-texts.ts'

const STATUSES = [...SERVER_STATUSES, 'SHUTDOWN', 'CRASHED']
const TASKS = [null, 'spawning', 'deleting']
const POWERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const LOCKS = [true, false, null]

const address = (type: 'fixed' | 'floating') => ({
  version: 4 as const,
  addr: '10.0.0.1',
  'OS-EXT-IPS:type': type,
  'OS-EXT-IPS-MAC:mac_addr': null,
})

const server = {
  status: 'ACTIVE',
  locked: false as boolean | null,
  addresses: { private: [address('fixed')] },
  image: { id: 'image' } as { id: string } | '',
  key_name: 'key' as string | null,
  tenant_id: 'mine',
  'OS-EXT-STS:task_state': null as string | null,
  'OS-EXT-STS:power_state': 1,
}

const context: ServerContext = {
  projectId: 'mine',
  isAdmin: false,
  has: { network: true, volume: true },
  floatingIps: true,
  passwordRetrieval: true,
  console: true,
}

const ANY = STATUSES
const allBut = (...statuses: string[]) => STATUSES.filter((status) => !statuses.includes(status))

type Row = [
  action: ServerActionName,
  statuses: string[],
  deleting: 'never' | 'too',
  more?: (facts: { power: number; locked: boolean | null; status: string; task: string | null }) => boolean,
]

/** For each action: the allowed statuses, and whether a server that is being deleted allows it. */
const TABLE: Row[] = [
  ['start', ['SHUTDOWN', 'SHUTOFF', 'CRASHED'], 'too'],
  ['confirm_resize', ['VERIFY_RESIZE'], 'too'],
  ['revert_resize', ['VERIFY_RESIZE'], 'too'],
  ['snapshot', ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], 'never'],
  ['backup', ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], 'never'],
  ['associate_floating_ip', allBut('ERROR'), 'never'],
  ['disassociate_floating_ip', [], 'never'],
  ['attach_interface', ['ACTIVE', 'SHUTOFF'], 'never'],
  ['detach_interface', ['ACTIVE', 'SHUTOFF'], 'never'],
  ['edit', ANY, 'never'],
  ['attach_volume', ['ACTIVE'], 'never'],
  ['detach_volume', ['ACTIVE'], 'never'],
  ['update_metadata', allBut('ERROR'), 'too'],
  ['retrieve_password', ['ACTIVE', 'SHUTOFF'], 'never'],
  ['set_password', ['ACTIVE'], 'never'],
  ['edit_security_groups', ['ACTIVE'], 'never'],
  ['edit_port_security_groups', ANY, 'too'],
  ['console', ['ACTIVE'], 'never'],
  ['log', ['ACTIVE'], 'never'],
  ['diagnostics', ['ACTIVE'], 'never'],
  ['rescue', ['ACTIVE'], 'too'],
  ['unrescue', ['RESCUE'], 'too'],
  ['pause', ['ACTIVE'], 'never'],
  ['unpause', ['PAUSED'], 'never'],
  ['suspend', ['ACTIVE'], 'never'],
  ['resume', ['SUSPENDED'], 'never'],
  ['shelve', ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], 'never', ({ locked }) => locked !== true],
  ['unshelve', ['SHELVED_OFFLOADED'], 'never', ({ locked }) => locked !== true],
  ['restore', ['SOFT_DELETED'], 'never'],
  ['resize', ['ACTIVE', 'SHUTOFF'], 'never'],
  ['lock', ANY, 'too', ({ locked }) => locked === false],
  ['unlock', ANY, 'too', ({ locked }) => locked === true],
  ['soft_reboot', ['ACTIVE'], 'too'],
  ['hard_reboot', ['ACTIVE', 'SHUTOFF'], 'never'],
  ['stop', ANY, 'never', ({ power }) => power === 1 || power === 7],
  ['rebuild', ['ACTIVE', 'SHUTOFF'], 'never'],
  ['delete', ANY, 'too', ({ status, task }) => status === 'ERROR' || task !== 'deleting'],
  ['migrate', ['ACTIVE', 'SHUTOFF'], 'never'],
  ['live_migrate', ['ACTIVE'], 'never'],
]

describe("[API-OPS-01] actions that a server's state allows", () => {
  test('the table has every action, in its order', () => {
    expect(TABLE.map(([action]) => action)).toEqual(SERVER_ACTIONS)
  })

  test('Nova backs up only servers whose root disk is not a volume', () => {
    expect(serverCan('backup', { ...server, image: '' }, context)).toBe(false)
  })

  test.each(TABLE)('%s, in every status, task, power state and lock', (action, statuses, deleting, more) => {
    const wrong = STATUSES.flatMap((status) =>
      TASKS.flatMap((task) =>
        POWERS.flatMap((power) =>
          LOCKS.filter((locked) => {
            const facts = { status, locked, 'OS-EXT-STS:task_state': task, 'OS-EXT-STS:power_state': power }
            const can = serverCan(action, { ...server, ...facts }, context)
            const should = statuses.includes(status) && (task !== 'deleting' || deleting === 'too')
            return can !== (should && (more?.({ power, locked, status, task }) ?? true))
          }).map((locked) => ({ status, task, power, locked })),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test.each<[string, ServerActionName, object, Partial<ServerContext>, boolean]>([
    [
      'a floating address is taken away',
      'disassociate_floating_ip',
      { addresses: { a: [address('floating')] } },
      {},
      true,
    ],
    ['a second one is not given', 'associate_floating_ip', { addresses: { a: [address('floating')] } }, {}, false],
    ['none without routers', 'associate_floating_ip', {}, { floatingIps: false }, false],
    ['none without a network service', 'associate_floating_ip', {}, { has: { network: false, volume: true } }, false],
    ['no interface is detached where there is none', 'detach_interface', { addresses: {} }, {}, false],
    ['no volumes without their service', 'attach_volume', {}, { has: { network: true, volume: false } }, false],
    ['no password without a key', 'retrieve_password', { key_name: null }, {}, false],
    ['no password where the operator hides it', 'retrieve_password', {}, { passwordRetrieval: false }, false],
    ['no groups of a server of others', 'edit_security_groups', { tenant_id: 'theirs' }, {}, false],
    ['no console where it is switched off', 'console', {}, { console: false }, false],
    ['an administrator shelves what is locked', 'shelve', { locked: true }, { isAdmin: true }, true],
  ])('%s', (_why, action, facts, surroundings, can) => {
    expect(serverCan(action, { ...server, ...facts }, { ...context, ...surroundings })).toBe(can)
  })

  test('each action has a policy rule', () => {
    expect(serverPolicy('start')).toEqual([['compute', 'os_compute_api:servers:start']])
    expect(serverPolicy('associate_floating_ip')).toEqual([['network', 'update_floatingip']])
  })
})

test.each([
  ['ACTIVE', null, false],
  ['ACTIVE', 'rebooting', true],
  ['ERROR', null, false],
  ['BUILD', 'spawning', true],
  ['VERIFY_RESIZE', null, true],
  ['SHELVED_OFFLOADED', null, false],
])('[TABLE-04] a row with status %s and task %s is polled: %s', (status, task, polled) => {
  expect(isServerTransitional({ status, 'OS-EXT-STS:task_state': task })).toBe(polled)
})

test.each([
  ['VERIFY_RESIZE', 'Confirm or Revert Resize/Migrate'],
  ['SHELVED_OFFLOADED', 'Shelved Offloaded'],
  ['NEW_IN_NOVA', 'NEW_IN_NOVA'],
])('the status %s is shown as %s', (status, text) => {
  expect(serverStatusText(status)).toBe(text)
})

test.each([
  [1, 'Running'],
  [4, 'Shut Down'],
  [7, 'Suspended'],
  [null, 'No State'],
  [42, 'No State'],
])('the power state %s is shown as %s', (state, text) => {
  expect(powerStateText(state)).toBe(text)
})
