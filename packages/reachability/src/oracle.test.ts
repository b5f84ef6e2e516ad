import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { indexCloud } from './model/cloud.ts'
import { oracle } from './oracle-verdict.fixture.ts'
import { randomCloud } from './random-cloud.fixture.ts'
import { randomQuestion } from './random-question.fixture.ts'

const CLOUDS = 1000
const QUESTIONS = 10

test('answers as packets do that are forwarded step by step', { timeout: 120_000 }, () => {
  const seen = { reachable: 0, blocked: 0, depends: 0 }
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const lists = randomCloud(seed)
      const cloud = indexCloud(lists)
      for (let number = 0; number < QUESTIONS; number += 1) {
        const question = randomQuestion(lists, seed + number)
        const expected = oracle(lists, question)
        const { verdict } = ask(cloud, question)
        seen[expected] += 1
        expect({ seed, number, verdict }).toEqual({ seed, number, verdict: expected })
      }
    }),
    { numRuns: CLOUDS },
  )
  // Each verdict has to be tried.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan((CLOUDS * QUESTIONS) / 50)
})
