import { describe, expect, test } from 'vitest'
import { browserTestsIn, requirementsIn, unproved, unprovedHere } from './requirements.ts'

const REQUIREMENTS = requirementsIn(`
- LIST-01 Rows.
- LIST-02 Columns.
- _(call)_ HEAD-01 A header.
`)
const PAGES = new Set(['/', '/project/images'])

describe('a requirement is proved', () => {
  test.each([
    ['by a test that begins at Home', `test('[LIST-01] rows', async () => {\n  await console.open('/')\n})`, []],
    ['at a page of the navigation', `const LIST = '/project/images/'\ntest('[LIST-01] a', go.open(LIST))`, []],
    ['by an item of such a page', `test('[LIST-01] a', go.openItem('/project/images', 'cirros'))`, []],
    ['not by a story of the gallery', `test('[LIST-01] rows', async () => story('table/rows'))`, ['LIST-01']],
    ['not at a typed address', "test('[LIST-01] a', go.open(`/ngdetails/${id}`))", ['LIST-01']],
    ['not at a typed dialog', `test('[LIST-01] a', go.open('/project/images?modal=edit'))`, ['LIST-01']],
  ])('%s', (_how, source, missing) => {
    const browser = browserTestsIn(`${source}\ntest('[LIST-02] b', go.open('/'))`, PAGES)
    expect(unproved(REQUIREMENTS, { browser, others: ['[HEAD-01] a header'] })).toEqual(missing)
  })

  test('by any test if it is about calls, and only then', () => {
    expect(unproved(REQUIREMENTS, { browser: [], others: ['[LIST-01] [HEAD-01] both'] })).toEqual([
      'LIST-01',
      'LIST-02',
    ])
    expect(unproved(REQUIREMENTS, { browser: [], others: [] })).toContain('HEAD-01')
  })
})

test('every requirement is proved through the door', () => {
  expect(unprovedHere()).toEqual([])
})
