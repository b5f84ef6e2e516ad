import type { Trunk } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { sendUnlisted } from '../../api/client.ts'
import type { ActionTools } from '../../framework/resource/action.ts'
import { isIn, type CellContext, type PanelScope } from '../../framework/resource/item.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { deletePhrases } from '../../framework/resource/resource.messages.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { deleteSentences } from './trunk.messages.ts'
import { trunk } from './trunk.resource.tsx'

const intl = createIntl({ locale: 'en' })
const context = { intl, session: { project_id: 'mine' } } as CellContext // columns and actions read no more of it than this
const item = (more: Partial<Trunk> = {}): Trunk => ({
  id: 't1',
  name: 'uplink',
  name_or_id: 'uplink',
  description: 'To the lab',
  project_id: 'mine',
  tenant_id: 'mine',
  tags: [],
  port_id: 'p1',
  status: 'ACTIVE',
  admin_state_up: true,
  admin_state: 'UP' as const,
  sub_ports: [],
  subport_count: 2,
  ...more,
})
const passes = (id: string, value: string) => {
  const on = trunk.list.facets.find((facet) => facet.id === id)?.on
  return typeof on === 'object' && on.test(item(), value, context)
}

test('[TRUNK-01] a row shows name, parent port, number of subports, both states and the description', () => {
  const columns = trunk.columns.filter(isIn('project'))
  expect(columns.map((column) => cellText(column, item(), context))).toEqual([
    'uplink',
    'p1',
    '2',
    'Up',
    'Active',
    'To the lab',
  ])
})

test('[TRUNK-01] the search filters by name, parent port, status and admin state', () => {
  expect([passes('name', 'UP'), passes('name', 'down')]).toEqual([true, false])
  expect([passes('port', 'p1'), passes('port', 'p2')]).toEqual([true, false])
  expect([passes('status', 'ACTIVE'), passes('status', 'DEGRADED')]).toEqual([true, false])
  expect([passes('adminState', 'UP'), passes('adminState', 'DOWN')]).toEqual([true, false])
})

test('[TRUNK-02] only trunks of the own project can be edited and deleted; the panel of administrators has all', () => {
  const offered = (more: Partial<Trunk>, scope: PanelScope = 'project') =>
    trunk.actions
      .filter(isIn(scope))
      .filter((action) => !('open' in action) && (action.allowed?.(item(more), context) ?? true))
      .map(({ id }) => id)
  expect(offered({})).toEqual(['edit', 'delete'])
  expect(offered({ project_id: 'theirs' })).toEqual([])
  expect(offered({ project_id: 'theirs' }, 'admin')).toEqual(['edit', 'delete'])
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [[item()], 'Unable to delete trunk: t1', /^uplink: The server could not be reached/],
  [[item(), item({ id: 't2', name_or_id: 'lab' })], 'Unable to delete Trunk: uplink, lab.', /^The server could not/],
])('[TRUNK-02] a failed deletion of %o is reported as: %s', async (trunks, title, detail) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  const danger = vi.fn()
  const action = trunk.actions.filter(isIn('project')).find(({ id }) => id === 'delete')
  if (!action || !('run' in action)) throw new Error('trunks are not deleted by an action that runs')
  await action.run(trunks, {
    intl,
    type: trunk.type,
    label: trunk.label,
    permits: async () => true,
    send: sendUnlisted,
    confirm: ({ run }) => run(() => {}, new AbortController().signal),
    notify: { danger } as Partial<ActionTools<Trunk>['notify']>,
  } as ActionTools<Trunk>) // a failure uses no other kind of message
  expect(danger).toHaveBeenCalledWith(title, expect.objectContaining({ detail: expect.stringMatching(detail) }))
})

test('[TRUNK-02] confirmations and results have the required wording', () => {
  const sentence = (message: keyof typeof deletePhrases) =>
    formatText(intl, named(trunk, { ...deletePhrases, ...deleteSentences }[message]), { names: 'a, b', count: 2 })
  expect(sentence('body')).toBe('Deleted trunks are not recoverable: a, b.')
  expect(sentence('notAllowed')).toBe('You are not allowed to delete trunks: a, b')
  expect(sentence('done')).toBe('Deleted Trunk: a, b.')
  expect(sentence('failed')).toBe('Unable to delete Trunk: a, b.')
})
