import { expect, test } from 'vitest'
import { Histogram } from './prometheus.ts'

test('a histogram counts an observation in every bucket above it and escapes label values', () => {
  const histogram = new Histogram('calls_seconds', 'Calls')
  histogram.observe({ service: 'a "b"\n' }, 0.2)
  histogram.observe({ service: 'a "b"\n' }, 40)
  const lines = histogram.lines()
  expect(lines).toContain('calls_seconds_bucket{service="a \\"b\\"\\n",le="0.1"} 0')
  expect(lines).toContain('calls_seconds_bucket{service="a \\"b\\"\\n",le="0.25"} 1')
  expect(lines).toContain('calls_seconds_bucket{service="a \\"b\\"\\n",le="+Inf"} 2')
  expect(lines).toContain('calls_seconds_sum{service="a \\"b\\"\\n"} 40.2')
})
