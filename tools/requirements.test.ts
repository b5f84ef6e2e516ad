import { describe, expect, test } from 'vitest'
import { browserTestsIn, requirementsIn, unproved, unprovedHere } from './requirements.ts'

const REQUIREMENTS = requirementsIn(`
- TABLE-01 Rows.
- TABLE-02 Columns.
- _(call)_ SHELL-01 A header.
`)
const PAGES = new Set(['/', '/project/images'])

describe('a requirement is proved', () => {
  test.each([
    ['by a test that begins at Home', `test('[TABLE-01] rows', async () => {\n  await console.open('/')\n})`, []],
    ['at a page of the navigation', `const LIST = '/project/images/'\ntest('[TABLE-01] a', go.open(LIST))`, []],
    ['by an item of such a page', `test('[TABLE-01] a', go.openItem('/project/images', 'cirros'))`, []],
    ['not by a story of the gallery', `test('[TABLE-01] rows', async () => story('table/rows'))`, ['TABLE-01']],
    ['not at a typed address', "test('[TABLE-01] a', go.open(`/ngdetails/${id}`))", ['TABLE-01']],
    ['not at a typed dialog', `test('[TABLE-01] a', go.open('/project/images?modal=edit'))`, ['TABLE-01']],
  ])('%s', (_how, source, missing) => {
    const browser = browserTestsIn(`${source}\ntest('[TABLE-02] b', go.open('/'))`, PAGES)
    expect(unproved(REQUIREMENTS, { browser, others: ['[SHELL-01] a header'] })).toEqual(missing)
  })

  test('by any test if it is about calls, and only then', () => {
    expect(unproved(REQUIREMENTS, { browser: [], others: ['[TABLE-01] [SHELL-01] both'] })).toEqual([
      'TABLE-01',
      'TABLE-02',
    ])
    expect(unproved(REQUIREMENTS, { browser: [], others: [] })).toContain('SHELL-01')
  })
})

test('every requirement is proved through the door', () => {
  expect(unprovedHere()).toEqual([])
})
