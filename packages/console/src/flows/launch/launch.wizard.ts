import { serverEndpoints } from '@meridian/contract'
import { lazyStep, defineWizard, type StepNeeds, type WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import type { LaunchFacts } from '../../services/launch/facts/launch-facts.ts'
import { blankLaunch, isImageSource, type LaunchForm } from '../../services/launch/launch-form.ts'
import { launchLabels, stepHints, stepTitles } from '../../services/launch/launch.messages.ts'
import { launchSchemas } from '../../services/launch/rules/launch-schemas.ts'
import { canCreateVolume } from '../../services/launch/rules/offered.ts'
import { toServerRequest } from '../../services/launch/to-server-request.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

type StepId = keyof ReturnType<typeof launchSchemas>
type Step = Omit<WizardStep<LaunchForm>, 'schema'> & { id: StepId }

/** Its rules depend on the choices; see `launchSchemas`. */
const step = (id: StepId, load: () => Promise<Step['body']>, needs?: StepNeeds): Step => ({
  id,
  title: stepTitles[id],
  description: stepHints[id],
  needs,
  body: lazyStep(load),
})

const NETWORK = { services: ['network'] }

/** In order. */
const STEPS: readonly Step[] = [
  step('details', async () => (await import('./steps/DetailsStep.tsx')).DetailsStep),
  step('source', async () => (await import('./steps/SourceStep.tsx')).SourceStep),
  step('flavor', async () => (await import('./steps/FlavorStep.tsx')).FlavorStep),
  step('networks', async () => (await import('./steps/NetworksStep.tsx')).NetworksStep, NETWORK),
  step('ports', async () => (await import('./steps/PortsStep.tsx')).PortsStep, {
    ...NETWORK,
    setting: ['LAUNCH_INSTANCE_DEFAULTS', 'enable_net_ports'],
  }),
  step('securityGroups', async () => (await import('./steps/SecurityGroupsStep.tsx')).SecurityGroupsStep, NETWORK),
  step('keyPair', async () => (await import('./steps/KeyPairStep.tsx')).KeyPairStep),
  step('configuration', async () => (await import('./steps/ConfigurationStep.tsx')).ConfigurationStep),
  step('serverGroups', async () => (await import('./steps/ServerGroupsStep.tsx')).ServerGroupsStep, {
    policy: [['compute', 'os_compute_api:os-server-groups:discoverable']],
  }),
  step('schedulerHints', async () => (await import('./steps/entry-steps.tsx')).SchedulerHintsStep, {
    policy: [['compute', 'os_compute_api:os-scheduler-hints:discoverable']],
    setting: ['LAUNCH_INSTANCE_DEFAULTS', 'enable_scheduler_hints'],
  }),
  step('metadata', async () => (await import('./steps/entry-steps.tsx')).MetadataStep, {
    setting: ['LAUNCH_INSTANCE_DEFAULTS', 'enable_metadata'],
  }),
]

const Obstacles = lazyStep(
  async () => (await import('../../services/launch/LaunchPreflight.tsx')).LaunchPreflight,
  null,
)

export interface Launched {
  id: string
  count: number
}

/** The launch wizard for the available choices. */
export function launchWizard(facts: LaunchFacts) {
  const schemas = launchSchemas(facts)
  const createsVolume = (form: LaunchForm) =>
    isImageSource(form.source_type) && form.vol_create && canCreateVolume(facts)
  const hasVolume = (form: LaunchForm) => !isImageSource(form.source_type) || createsVolume(form)
  return defineWizard<LaunchForm, Launched>({
    title: moreWords.launchInstance,
    finish: moreWords.launchInstance,
    failed: { operation: 'create', of: instanceManifest.type },
    labels: launchLabels,
    shown: {
      vol_create: (form) => isImageSource(form.source_type) && canCreateVolume(facts),
      vol_size: createsVolume,
      vol_delete_on_instance_delete: hasVolume,
      vol_device_name: (form) => hasVolume(form) && facts.canSetMountPoint,
      admin_pass: () => facts.canSetPassword,
      confirm_admin_pass: () => facts.canSetPassword,
    },
    steps: STEPS.map((each) => ({ ...each, schema: schemas[each.id] })),
    preflight: Obstacles,
    submit: async (values, send) => {
      // The values lack hidden steps and fields.
      const form = { ...blankLaunch, ...values }
      const { id } = await send(serverEndpoints.serverCreate, { body: toServerRequest(form, facts) })
      return { id, count: form.instance_count ?? 1 }
    },
  })
}
