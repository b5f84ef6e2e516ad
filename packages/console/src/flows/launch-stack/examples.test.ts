import { expect, test } from 'vitest'
import { checkTemplate } from '../../services/orchestration/hot/check-template.ts'
import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { EXAMPLES } from './examples.ts'

test.each(Object.entries(EXAMPLES))('the example %s has no problems', (_, text) => {
  expect(checkTemplate(readTemplate(text), { registered: [], schemas: new Map() })).toEqual([])
})
