import { expect, test } from 'vitest'
import { BLANK, changedParameters, changeOf, problemsOf, templateOf, textsFor } from './launch-state.ts'
import type { Parameter } from './parameter-rules.ts'

const PARAMETERS: Parameter[] = [
  { name: 'length', Type: 'Number', Default: 12 },
  { name: 'secret', Type: 'String', NoEcho: 'true' },
  { name: 'extra', Type: 'Json', Default: { a: 1 } },
]

test('fields hold what was typed, else what the stack has, else the default; hidden values stay hidden', () => {
  expect(textsFor(PARAMETERS, {}, {})).toEqual({ length: '12', secret: '', extra: '{"a":1}' })
  const current = { length: '20', secret: '******', extra: '{"b": 2}' }
  expect(textsFor(PARAMETERS, {}, current)).toEqual({ length: '20', secret: '', extra: '{"b": 2}' })
  expect(textsFor(PARAMETERS, { length: '7' }, current)).toMatchObject({ length: '7' })
})

test('a hidden value must be entered at the launch, and may be kept at a change', () => {
  const form = { ...BLANK, parameters: textsFor(PARAMETERS, {}, {}) }
  expect(problemsOf(form, PARAMETERS, {}).map(({ name }) => name)).toEqual(['secret'])
  expect(problemsOf(form, PARAMETERS, { secret: '******' })).toEqual([])
})

test('[STACK-02] what is sent has the template from one source, and no parameter that is left empty', () => {
  const form = {
    ...BLANK,
    template: 'x: 1',
    url: 'http://example.org/t',
    timeout: '30',
    rollback: false,
    tags: ' blue, ,green',
    parameters: { length: '7', secret: '', extra: '{"b": 2}' },
  }
  expect(changeOf(form, PARAMETERS)).toEqual({
    template: 'x: 1',
    parameters: { length: '7', extra: { b: 2 } },
    timeout_mins: 30,
    disable_rollback: true,
    tags: ['blue', 'green'],
  })
  expect(templateOf({ ...form, source: 'url', environment: 'parameters: {}', files: { 'a.yaml': 'y' } })).toEqual({
    template_url: 'http://example.org/t',
    environment: 'parameters: {}',
    files: { 'a.yaml': 'y' },
  })
})

test('[STACK-02] an emptied parameter goes back to its default, and a hidden one keeps its value', () => {
  const form = { ...BLANK, template: 'x: 1', parameters: { length: '', secret: '', extra: '{"a":1}' } }
  const current = { length: '20', secret: '******', extra: '{"a":1}' }
  expect(changeOf(form, PARAMETERS, current)).toMatchObject({
    parameters: { extra: { a: 1 } },
    clear_parameters: ['length'],
  })
  expect(changedParameters(form, PARAMETERS, current)).toEqual([{ name: 'length', before: '20', after: '' }])
  const typed = { ...form, parameters: { length: '20', secret: 'new', extra: '' } }
  expect(changedParameters(typed, PARAMETERS, {})).toContainEqual({ name: 'secret', before: null, after: '•••' })
})
