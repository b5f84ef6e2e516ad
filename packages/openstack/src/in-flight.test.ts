import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { InFlight } from './in-flight.ts'

test('finds the calls under way and no others, after many replacements of its Map', () => {
  const key = fc.oneof(
    fc.string(),
    fc.integer({ min: 0, max: 40 }).map((id) => `https://cloud.example/servers/${id}`),
  )
  const step = fc.record({ key, begins: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
      const inFlight = new InFlight<number>()
      const expected = new Map<string, number>()
      for (const [at, { key: each, begins }] of steps.entries()) {
        expect(inFlight.get(each)).toBe(expected.get(each))
        if (!begins) {
          inFlight.delete(each)
          expected.delete(each)
        } else if (!expected.has(each)) {
          inFlight.add(each, at)
          expected.set(each, at)
        }
      }
      for (const [each, value] of expected) expect(inFlight.get(each)).toBe(value)
    }),
  )
})
