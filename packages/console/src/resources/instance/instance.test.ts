import { powerStateText, SERVER_ACTIONS, serverStatusText, type ComputeLimits, type Server } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { menuOf } from '../../framework/actions/ActionButton.tsx'
import type { ItemAction } from '../../framework/actions/use-actions.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { formatText } from '../../framework/resource/resource-text.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { flatEntries } from '../../ui/popups/menu-entry.ts'
import { statusWords } from './instance-state.messages.ts'
import { powerWord, stateWord, statusWord, taskWord } from './instance-text.ts'
import { instance } from './instance.resource.tsx'
import { isQuotaExceeded } from './launch.actions.ts'
import { server } from './server.fixture.ts'

const intl = createIntl({ locale: 'en' })
const context = {
  intl,
  session: { project_id: 'p1', is_superuser: false },
  projectName: (id: string | null) => (id === 'p1' ? 'demo' : (id ?? '')),
  serves: () => true,
  settings: { OPENSTACK_ENABLE_PASSWORD_RETRIEVE: true },
} as unknown as CellContext // the rules read no more of the session than this

const namesIn = (scope: 'project' | 'admin', more: Partial<Server> = {}) =>
  instance.actions
    .filter(({ scopes }) => scopes?.includes(scope) ?? true)
    .filter((action) => !('open' in action))
    .filter((action) => !('allowed' in action) || (action.allowed?.(server(more), context) ?? true))
    .map(({ label }) => formatText(intl, label))

test('a row describes its server', () => {
  const texts = instance.columns
    .filter(({ id, optional, scopes }) => !optional && id !== 'created' && !scopes?.includes('admin'))
    .map((column) => cellText(column, server(), context))
  expect(texts).toEqual(['web-1', 'Ubuntu', '172.24.4.20, 10.0.0.5, fd00::5', 'm1.small', 'Active', 'nova'])
})

test('[TABLE-10] administrators see project and host first', () => {
  const admins = instance.columns.filter(({ optional, scopes }) => !optional && (scopes?.includes('admin') ?? true))
  expect(admins.slice(0, 3).map(({ header }) => intl.formatMessage(header))).toEqual([
    'Project',
    'Host',
    'Instance Name',
  ])
})

test('[TABLE-06] the actions on a running server are in the order of the menus', () => {
  expect(namesIn('project')).toEqual([
    'Create Snapshot',
    'Launch Another Like This',
    'Create Backup',
    'Disassociate Floating IP',
    'Attach Interface',
    'Detach Interface',
    'Edit Instance',
    'Attach Volume',
    'Detach Volume',
    'Update Metadata',
    'Retrieve Password',
    'Set Password',
    'Edit Security Groups',
    'Edit Port Security Groups',
    'Console',
    'View Log',
    'Diagnostics',
    'Rescue Instance',
    'Pause Instance',
    'Suspend Instance',
    'Shelve Instance',
    'Resize Instance',
    'Lock Instance',
    'Soft Reboot Instance',
    'Hard Reboot Instance',
    'Shut Off Instance',
    'Edit Tags',
    'Rebuild Instance',
    'Delete Instance',
  ])
})

test('[TABLE-06] administrators can move servers, but not do what only the project may', () => {
  const names = namesIn('admin')
  expect(names).toEqual(expect.arrayContaining(['Migrate Instance', 'Live Migrate Instance', 'Reset State']))
  for (const own of ['Attach Volume', 'Associate Floating IP', 'Retrieve Password', 'Evacuate Instance'])
    expect(names).not.toContain(own)
  expect(namesIn('admin', { host_status: 'DOWN' })).toContain('Evacuate Instance')
})

const menuIn = (scope: 'project' | 'admin', more: Partial<Server> = {}) =>
  menuOf(
    instance.actions
      .filter((action): action is ItemAction<Server> => !('open' in action))
      .filter(({ scopes }) => scopes?.includes(scope) ?? true)
      .filter((action) => action.allowed?.(server(more), context) ?? true),
    { item: server(more), intl, whyNot: () => null, onRun: () => {}, groups: instance.work.groups },
  ).filter((entry) => entry !== 'separator')

test.each([
  ['project', {}],
  ['project', { status: 'SHUTOFF', 'OS-EXT-STS:power_state': 4 }],
  ['project', { status: 'VERIFY_RESIZE' }],
  ['project', { status: 'PAUSED' }],
  ['admin', { host_status: 'DOWN' }],
] as const)('a menu in the %s panel has at most eight entries, Delete last and red: %j', (scope, more) => {
  const entries = menuIn(scope, more)
  expect(entries.length).toBeLessThanOrEqual(8)
  expect(entries.at(-1)).toMatchObject({ id: 'delete', danger: true })
  const all = flatEntries(entries)
  expect(all.filter((entry) => typeof entry === 'object' && 'danger' in entry && entry.danger)).toHaveLength(
    all.some((entry) => typeof entry === 'object' && 'id' in entry && entry.id === 'rebuild') ? 2 : 1,
  )
})

test('the submenus hold what one does less often', () => {
  expect(menuIn('project').map((entry) => (typeof entry === 'object' && 'label' in entry ? entry.label : ''))).toEqual([
    'Console',
    'Soft Reboot Instance',
    'Shut Off Instance',
    'Network',
    'Volumes and snapshots',
    'Power and lock',
    'Change and inspect',
    'Delete Instance',
  ])
})

test('every rule of the contract has an action', () => {
  const ids = instance.actions.map(({ id }) => id.replaceAll('-', '_'))
  expect(SERVER_ACTIONS.filter((name) => !ids.includes(name))).toEqual([])
})

test('several servers can be started, rebooted, shut off and deleted at once', () => {
  const batch = instance.actions.flatMap((action) =>
    'batchLabel' in action && action.batchLabel ? [action.short ?? action.batchLabel] : [],
  )
  expect(batch.map((label) => formatText(intl, label))).toEqual([
    'Start',
    'Soft Reboot',
    'Shut Off',
    'Edit Tags',
    'Delete Instances',
  ])
})

test('the console and the contract use the same words for statuses and power states', () => {
  for (const status of Object.keys(statusWords))
    expect(statusWord(intl, server({ status }))).toBe(serverStatusText(status))
  for (let power = 0; power <= 9; power += 1)
    expect(powerWord(intl, server({ 'OS-EXT-STS:power_state': power }))).toBe(powerStateText(power))
  expect(statusWord(intl, server({ status: 'DREAMING' }))).toBe('DREAMING')
  expect(taskWord(intl, server({ 'OS-EXT-STS:task_state': 'powering-off' }))).toBe('Powering Off')
})

test('the status says what is being done to a server, unless its own word does', () => {
  const task = { 'OS-EXT-STS:task_state': 'powering-off' }
  expect(stateWord(intl, server())).toBe('Active')
  expect(stateWord(intl, server(task))).toBe('Powering Off')
  expect(stateWord(intl, server({ ...task, status: 'REBOOT' }))).toBe(statusWord(intl, server({ status: 'REBOOT' })))
})

test('[TABLE-04] a server with a task is polled', () => {
  expect(instance.isTransitional(server())).toBe(false)
  expect(instance.isTransitional(server({ 'OS-EXT-STS:task_state': 'rebooting' }))).toBe(true)
  expect(instance.isTransitional(server({ status: 'BUILD' }))).toBe(true)
  expect(instance.isTransitional(server({ status: 'ERROR' }))).toBe(false)
})

test('[TABLE-11] administrators list all projects, and may have to filter first', () => {
  expect(instance.panels.admin?.filterFirst).toBe('admin.instances')
  expect(JSON.stringify(instance.list.query({}, 'admin').queryKey)).toContain('all_projects')
  expect(JSON.stringify(instance.list.query({}, 'project').queryKey)).not.toContain('all_projects')
})

test('the row of a server in error shows the fault, with advice if its cause is known', () => {
  const fault = { code: 500, created: '', message: 'No valid host was found.', details: null }
  expect(instance.problems?.(server({ status: 'ERROR', fault }), context)).toEqual([
    'Failed to perform requested operation on instance "web-1", the instance has an error status: Please try again later [Error: There is not enough capacity for this flavor in the selected availability zone. Try again later or select a different availability zone.].',
  ])
  expect(instance.problems?.(server(), context)).toEqual([])
})

test('[TABLE-07] a snapshot of a server in error is offered, but blocked by its fault', () => {
  const snapshot = instance.actions.find(({ id }) => id === 'snapshot')
  if (!snapshot || !('to' in snapshot)) throw new Error('Snapshots open a dialog.')
  expect([
    snapshot.allowed?.(server({ status: 'ERROR' }), context),
    snapshot.blocked?.(server({ status: 'ERROR' }), context),
  ]).toEqual([true, true])
  expect([snapshot.allowed?.(server(), context), snapshot.blocked?.(server(), context)]).toEqual([true, false])
})

test('each dialog has its address', () => {
  expect(Object.keys(instance.work.modals)).toEqual([
    'create-instance-snapshot',
    'back-up-instance',
    'associate-floating-ip',
    'disassociate-floating-ip',
    'attach-interface',
    'detach-interface',
    'edit-instance',
    'attach-volume',
    'detach-volume',
    'update-instance-metadata',
    'retrieve-password',
    'set-instance-password',
    'edit-instance-security-groups',
    'rescue-instance',
    'resize-instance',
    'rebuild-instance',
    'migrate-instance',
    'live-migrate-instance',
    'evacuate-instance',
    'reset-instance-state',
  ])
})

const limits = {
  maxTotalInstances: 10,
  totalInstancesUsed: 9,
  maxTotalCores: 20,
  totalCoresUsed: 19,
  maxTotalRAMSize: -1,
  totalRAMUsed: 4096,
} as ComputeLimits // the check reads no more than these

test.each([
  [{}, false],
  [{ totalInstancesUsed: 10 }, true],
  [{ totalCoresUsed: 21 }, true],
  [{ maxTotalRAMSize: 4096 }, true],
])('with the limits %j the quota is exceeded: %s', (more, exceeded) => {
  expect(isQuotaExceeded({ ...limits, ...more })).toBe(exceeded)
})
