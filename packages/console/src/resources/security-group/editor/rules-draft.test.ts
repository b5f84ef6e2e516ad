import type { SecurityGroupRule } from '@meridian/contract'
import { expect, test } from 'vitest'
import { ruleOf } from '../../../services/network/rule.fixture.ts'
import {
  addRules,
  changeOf,
  draftOf,
  editRow,
  putBack,
  removeRow,
  restoreChange,
  rowsOf,
  stateOf,
  stepsOf,
  storedChange,
  StoredChange,
  undoBatch,
} from './rules-draft.ts'

const rule = (id: string, more: Partial<SecurityGroupRule> = {}) => ruleOf({ id, ...more })

const at = (port: number) => ({ port_range_min: port, port_range_max: port })
const ssh = rule('ssh')
const web = rule('web', at(443))
const out = rule('out', { direction: 'egress', protocol: null, port_range_min: null, port_range_max: null })

test('rules are sorted: what comes in first, then by port', () => {
  expect(rowsOf([out, web, ssh]).map(({ key }) => key)).toEqual(['ssh', 'web', 'out'])
})

test('untouched rows change nothing', () => {
  const change = changeOf(rowsOf([ssh, web]))
  expect(change).toMatchObject({ added: [], removed: [], replaced: [], superfluous: [] })
  expect(stepsOf(change)).toEqual([])
})

test('additions come before removals, whatever was edited first', () => {
  const rows = addRules(removeRow(rowsOf([ssh, web]), 'web'), [draftOf(rule('', at(80)))])
  const change = changeOf(rows)
  expect(stepsOf(change).map(({ kind }) => kind)).toEqual(['add', 'remove'])
  expect(change.unchanged).toEqual([ssh])
})

test('a row with another port is added as a new rule, and the old one is removed', () => {
  const rows = editRow(rowsOf([ssh]), 'ssh', [draftOf(rule('', at(2222)))])
  expect(rows.map(stateOf)).toEqual(['changed'])
  expect(changeOf(rows)).toMatchObject({ added: [at(2222)], removed: [ssh] })
})

test('a row with two ports becomes two', () => {
  const rows = editRow(rowsOf([ssh]), 'ssh', [draftOf(ssh), draftOf(rule('', at(80)))])
  expect(rows.map(stateOf)).toEqual(['same', 'added'])
})

test('another description replaces the rule, because Neutron refuses a second one with the same traffic', () => {
  const rows = editRow(rowsOf([ssh]), 'ssh', [{ ...draftOf(ssh), description: 'home' }])
  const change = changeOf(rows)
  expect(change).toMatchObject({ added: [], removed: [], replaced: [{ old: ssh, rule: { description: 'home' } }] })
})

test('removing a rule and adding the same again changes nothing', () => {
  const rows = addRules(removeRow(rowsOf([ssh]), 'ssh'), [{ ...draftOf(ssh), remote_ip_prefix: null }])
  expect(changeOf(rows)).toMatchObject({ added: [], removed: [], replaced: [], unchanged: [ssh] })
})

test('what the group has already, or what was pasted twice, is left out', () => {
  const twice = draftOf(rule('', at(80)))
  const rows = addRules(rowsOf([ssh]), [draftOf(ssh), twice, twice])
  expect(changeOf(rows)).toMatchObject({ added: [twice], superfluous: [draftOf(ssh), twice] })
})

test('a removed row can be put back, and a paste undone', () => {
  const rows = addRules(removeRow(rowsOf([ssh]), 'ssh'), [draftOf(web)], 7)
  expect(undoBatch(putBack(rows, 'ssh'), 7)).toEqual(rowsOf([ssh]))
})

test('removing a new row drops it', () => {
  const rows = addRules(rowsOf([ssh]), [draftOf(web)])
  expect(removeRow(rows, rows[1]?.key ?? '')).toEqual(rowsOf([ssh]))
})

test('edits survive a refresh of the rules; what others deleted is gone', () => {
  const edited = addRules(removeRow(rowsOf([ssh, web]), 'ssh'), [draftOf(out)])
  const rows = rowsOf([ssh, out], edited)
  expect(rows.map((row) => [row.key.replace(/\d+/, ''), stateOf(row)])).toEqual([
    ['ssh', 'removed'],
    ['out', 'same'],
    ['new-', 'added'],
  ])
})

test('a new row that was sent becomes the rule that it made', () => {
  const draft = draftOf(web)
  const rows = addRules(rowsOf([ssh]), [draft])
  expect(rowsOf([ssh, web], rows, new Set([draft])).map(stateOf)).toEqual(['same', 'same'])
  expect(rowsOf([ssh], rows, new Set([draft])).map(stateOf)).toEqual(['same', 'added'])
})

test('after a closed tab only the part of a change is restored that was not applied', () => {
  const described = { ...draftOf(web), description: 'shop' }
  const rows = addRules(removeRow(rowsOf([ssh, web, out]), 'ssh'), [
    draftOf(rule('', at(80))),
    draftOf(rule('', at(81))),
  ])
  const stored = StoredChange.parse(storedChange(changeOf(editRow(rows, 'web', [described]))))
  const restored = (rules: SecurityGroupRule[]) => {
    const { added, removed, replaced } = changeOf(restoreChange(rules, stored))
    return [
      ...added.map(({ port_range_min: port, description }) => `+${port}${description}`),
      ...removed.map(({ id }) => `-${id}`),
      ...replaced.map(({ old }) => `=${old.id}`),
    ]
  }
  const made = rule('made', at(80))
  expect(restored([ssh, web, out])).toEqual(['+80', '+81', '-ssh', '=web'])
  expect(restored([ssh, web, out, made])).toEqual(['+81', '-ssh', '=web'])
  // The old rule was removed, and the new one not added.
  expect(restored([ssh, out, made, rule('made-2', at(81))])).toEqual(['+443shop', '-ssh'])
  expect(restored([out, made, rule('made-2', at(81)), rule('web-2', { ...at(443), description: 'shop' })])).toEqual([])
})
