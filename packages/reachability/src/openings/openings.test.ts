import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { indexCloud } from '../model/cloud.ts'
import { randomCloud } from '../random-cloud.fixture.ts'
import { randomQuestion } from '../random-question.fixture.ts'
import { withOpenings } from './apply.ts'

test('an obstacle is gone after its smallest change', () => {
  let tried = 0
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const lists = randomCloud(seed)
      const question = { ...randomQuestion(lists, seed), version: 4 as const }
      const { obstacles, source, target } = ask(indexCloud(lists), question)
      for (const { thing, say, openings } of obstacles) {
        const changed = openings[0] && withOpenings(lists, [openings[0]])
        if (!changed) continue
        tried += 1
        const after = ask(indexCloud(changed), question)
        const isSamePair = after.source === source && after.target === target
        const isThere = after.obstacles.some((one) => one.thing.id === thing.id && one.say.code === say.code)
        expect({ seed, thing, code: say.code, isThere: isSamePair && isThere }).toMatchObject({ isThere: false })
      }
    }),
    { numRuns: 1000 },
  )
  expect(tried).toBeGreaterThan(200)
})
