import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { BLANK, type LaunchForm } from './launch-state.ts'
import type { Parameter } from './parameter-rules.ts'
import { thingsToFix } from './things-to-fix.ts'

const intl = createIntl({ locale: 'en', onError: () => {} })
const parameters: Parameter[] = [
  { name: 'size', Type: 'Number', Label: 'Size', MinValue: 4 },
  { name: 'key', Type: 'String', Label: '' },
]
const right: LaunchForm = { ...BLANK, name: 'web', template: 'a: b', parameters: { size: '9', key: 'mine' } }
const labels = (form: LaunchForm, tried: boolean, refusal = '') =>
  thingsToFix(intl, { form, parameters, current: {}, tried, problems: [], refusal }).map(({ label }) => label)

test('[STACK-02] what is wrong is listed in the order of the form; what is empty only after a try', () => {
  expect(labels(right, true)).toEqual([])
  const wrong = { ...BLANK, timeout: '0', parameters: { size: '3' } }
  expect(labels(wrong, false)).toEqual(['Size'])
  expect(labels(wrong, true)).toEqual(['Stack Name', 'Creation Timeout (minutes)', 'Size', 'key', 'Template'])
  expect(labels({ ...right, source: 'url' }, true)).toEqual(['Template URL'])
  expect(labels(right, true, "Parameter 'key' is invalid: no such key")).toEqual(['key'])
})

test('lines of the template lead to their offsets, each once', () => {
  const problem = (from: number, line: number) => ({ from, to: from, text: 'Wrong', line })
  const problems = [problem(10, 3), problem(14, 3), problem(40, 12)]
  const things = thingsToFix(intl, { form: right, parameters, current: {}, tried: true, problems, refusal: '' })
  expect(things).toEqual([
    { label: 'Template line 3', at: 10 },
    { label: 'Template line 12', at: 40 },
  ])
})
