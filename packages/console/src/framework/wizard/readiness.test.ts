import { expect, test } from 'vitest'
import { readySteps, type StepContext } from './Wizard.tsx'

const steps = [
  { id: 'details' },
  { id: 'networks', needs: { services: ['network'] } },
  { id: 'groups', needs: { policy: [['compute', 'os-server-groups:index']] as [string, string][] } },
  { id: 'hints', needs: { setting: ['LAUNCH_INSTANCE_DEFAULTS', 'enable_scheduler_hints'] } },
]

const around: StepContext = { hasService: () => true, allows: () => true, settings: {} }
const ids = (surroundings: Partial<StepContext>) =>
  readySteps(steps, { ...around, ...surroundings })?.map(({ id }) => id)

test('[WORKFLOW-04] a step whose service, policy or setting is missing is dropped', () => {
  expect(ids({})).toEqual(['details', 'networks', 'groups', 'hints'])
  expect(ids({ hasService: (type) => type !== 'network' })).toEqual(['details', 'groups', 'hints'])
  expect(ids({ allows: () => false })).toEqual(['details', 'networks', 'hints'])
  expect(ids({ settings: { LAUNCH_INSTANCE_DEFAULTS: { enable_scheduler_hints: false } } })).toEqual([
    'details',
    'networks',
    'groups',
  ])
})

test('while a result is unknown, no step is dropped or shown', () => {
  expect(ids({ allows: () => undefined })).toBeUndefined()
  expect(ids({ settings: undefined })).toBeUndefined()
})
