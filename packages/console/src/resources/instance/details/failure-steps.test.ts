import { expect, test } from 'vitest'
import { failureSteps } from './failure-steps.ts'

const action = (request: string, start: string, message: string | null = null) => ({
  action: 'create',
  instance_uuid: 's1',
  request_id: request,
  user_id: 'u1',
  project_id: 'p1',
  start_time: start,
  message,
})
const event = (name: string, start: string, result: string | null) => ({
  event: name,
  start_time: start,
  finish_time: null,
  result,
  traceback: null,
  host: null,
  details: null,
})

test('actions and events are one story in order of time', () => {
  const steps = failureSteps(
    [action('req-2', '2026-03-09T10:00:00'), action('req-1', '2026-03-09T09:00:00', 'Error')],
    [
      {
        request_id: 'req-1',
        events: [
          event('conductor_schedule', '2026-03-09T09:00:03', 'Error'),
          event('api_check', '2026-03-09T09:00:01', 'Success'),
        ],
      },
    ],
  )
  expect(steps.map(({ key, event: name, failed }) => [key.slice(0, 5), name, failed])).toEqual([
    ['req-1', null, false],
    ['req-1', 'api_check', false],
    ['req-1', 'conductor_schedule', true],
    ['req-2', null, false],
  ])
})

test('an action whose events may not be read shows its own failure', () => {
  expect(failureSteps([action('req-1', '2026-03-09T09:00:00', 'Error')], [])[0]?.failed).toBe(true)
})
