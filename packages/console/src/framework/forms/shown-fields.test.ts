import { expect, test } from 'vitest'
import { createShownFields } from './shown-fields.ts'

const DEFAULTS = { name: '', network: false, cidr: '', hints: 'none' }

function form() {
  const values: Record<string, unknown> = { ...DEFAULTS }
  let redraws = 0
  const fields = createShownFields({
    put: (name, value) => void (values[name] = value),
    changed: () => void (redraws += 1),
  })
  return { fields, values, sent: () => fields.sent(values, DEFAULTS), redraws: () => redraws }
}

test('[FORM-03] a field that leaves the form is sent with its default, and with its value when it is back', () => {
  const { fields, values, sent, redraws } = form()
  fields.show('network')
  const hide = fields.show('cidr')
  values.cidr = '10.0.0.0/24'
  expect(sent()).toEqual(values)
  hide()
  expect(sent()).toEqual(DEFAULTS)
  expect(redraws()).toBe(1)
  fields.show('cidr')
  expect(sent()).toEqual(values)
})

test('a field that is shown twice, or in another part of the form instead, stays', () => {
  const { fields, values, sent } = form()
  values.cidr = '10.0.0.0/24'
  const hideFirst = fields.show('cidr')
  const hideSecond = fields.show('cidr')
  hideFirst()
  expect(sent()).toEqual(values)
  hideSecond()
  fields.show('cidr')
  expect(sent()).toEqual(values)
})

test('[WORKFLOW-01] fields of a step that the user has left are sent; one that left its own step is not', () => {
  const { fields, values, sent } = form()
  fields.turnTo('details', ['name', 'cidr'])
  const hideName = fields.show('name')
  const hideCidr = fields.show('cidr')
  Object.assign(values, { name: 'a', cidr: '10.0.0.0/24' })
  hideCidr()
  fields.turnTo('hints', ['hints'])
  hideName()
  expect(sent()).toEqual({ ...DEFAULTS, name: 'a' })
})

test('what was restored waits until its field is shown', () => {
  const { fields, values } = form()
  fields.turnTo('details', ['name', 'network', 'cidr'])
  fields.show('name')
  fields.show('network')
  fields.restore({ name: 'a', network: true, cidr: '10.0.0.0/24', hints: 'some' })
  expect(values).toEqual({ ...DEFAULTS, name: 'a', network: true })
  expect(fields.waiting()).toEqual({ cidr: '10.0.0.0/24', hints: 'some' })
  expect(['name', 'cidr'].map(fields.fillings)).toEqual([1, 0])
  fields.show('cidr')
  expect(values).toMatchObject({ cidr: '10.0.0.0/24', hints: 'none' })
  // What the user enters is newer.
  fields.forget('hints')
  fields.show('hints')
  expect(values.hints).toBe('none')
})

test('a restored value is unseen until its step is on the screen, also if that does not show it', () => {
  const { fields } = form()
  fields.turnTo('details', ['name', 'cidr'])
  fields.restore({ cidr: '10.0.0.0/24', hints: 'some' })
  expect(fields.unseen()).toEqual(['hints'])
  fields.turnTo('hints', ['hints'])
  expect(fields.unseen()).toEqual([])
  fields.turnTo('details', ['name', 'cidr'])
  expect(fields.waiting()).toEqual({ cidr: '10.0.0.0/24', hints: 'some' })
})
