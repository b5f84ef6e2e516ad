import { expect, test } from 'vitest'
import { readySteps, type StepContext } from '../../framework/wizard/Wizard.tsx'
import { noFacts } from '../../services/launch/facts/no-facts.fixture.ts'
import { launchWizard } from './launch.wizard.ts'

const ALL = [
  'details',
  'source',
  'flavor',
  'networks',
  'ports',
  'securityGroups',
  'keyPair',
  'configuration',
  'serverGroups',
  'schedulerHints',
  'metadata',
]

const everything: StepContext = { hasService: () => true, allows: () => true, settings: {} }
const without = (rule: string): Partial<StepContext> => ({
  allows: (rules) => !rules.some(([, name]) => name === rule),
})
const hints = (enabled: boolean): Partial<StepContext> => ({
  settings: { LAUNCH_INSTANCE_DEFAULTS: { enable_scheduler_hints: enabled } },
})

test.each<[string, Partial<StepContext>, string[]]>([
  ['everything', {}, []],
  ['no network service', { hasService: (type) => type !== 'network' }, ['networks', 'ports', 'securityGroups']],
  ['no server groups', without('os_compute_api:os-server-groups:discoverable'), ['serverGroups']],
  ['no scheduler hints', without('os_compute_api:os-scheduler-hints:discoverable'), ['schedulerHints']],
  ['scheduler hints switched off', hints(false), ['schedulerHints']],
  ['scheduler hints switched on', hints(true), []],
  [
    'nothing',
    { hasService: () => false, allows: () => false },
    ['networks', 'ports', 'securityGroups', 'serverGroups', 'schedulerHints'],
  ],
])('[LAUNCH-02] with %s the wizard has the available steps, in order', (_what, around, missing) => {
  const steps = readySteps(launchWizard(noFacts).steps, { ...everything, ...around })
  expect(steps?.map(({ id }) => id)).toEqual(ALL.filter((id) => !missing.includes(id)))
})
