import { serverEndpoints } from '@meridian/contract'
import { lazyStep, defineWizard, type StepNeeds } from '../../framework/wizard/define-wizard.tsx'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import type { LaunchFacts } from './facts/launch-facts.ts'
import { blankLaunch, isImageSource, type LaunchForm } from './launch-form.ts'
import { launchLabels, stepHints, stepTitles } from './launch.messages.ts'
import { launchSchemas } from './rules/launch-schemas.ts'
import { canCreateVolume } from './rules/offered.ts'
import { toServerRequest } from './to-server-request.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const BODIES = {
  details: lazyStep(async () => (await import('./steps/DetailsStep.tsx')).DetailsStep),
  source: lazyStep(async () => (await import('./steps/SourceStep.tsx')).SourceStep),
  flavor: lazyStep(async () => (await import('./steps/FlavorStep.tsx')).FlavorStep),
  networks: lazyStep(async () => (await import('./steps/NetworksStep.tsx')).NetworksStep),
  ports: lazyStep(async () => (await import('./steps/PortsStep.tsx')).PortsStep),
  securityGroups: lazyStep(async () => (await import('./steps/SecurityGroupsStep.tsx')).SecurityGroupsStep),
  keyPair: lazyStep(async () => (await import('./steps/KeyPairStep.tsx')).KeyPairStep),
  configuration: lazyStep(async () => (await import('./steps/ConfigurationStep.tsx')).ConfigurationStep),
  serverGroups: lazyStep(async () => (await import('./steps/ServerGroupsStep.tsx')).ServerGroupsStep),
  schedulerHints: lazyStep(async () => (await import('./steps/entry-steps.tsx')).SchedulerHintsStep),
  metadata: lazyStep(async () => (await import('./steps/entry-steps.tsx')).MetadataStep),
}

const Obstacles = lazyStep(async () => (await import('./LaunchPreflight.tsx')).LaunchPreflight, null)

/** In order. */
const STEPS = Object.keys(BODIES) as (keyof typeof BODIES)[] // the keys of a constant

const NETWORK = { services: ['network'] }
const NEEDS: { [S in keyof typeof BODIES]?: StepNeeds } = {
  networks: NETWORK,
  ports: { ...NETWORK, setting: ['LAUNCH_INSTANCE_DEFAULTS', 'enable_net_ports'] },
  securityGroups: NETWORK,
  serverGroups: { policy: [['compute', 'os_compute_api:os-server-groups:discoverable']] },
  schedulerHints: {
    policy: [['compute', 'os_compute_api:os-scheduler-hints:discoverable']],
    setting: ['LAUNCH_INSTANCE_DEFAULTS', 'enable_scheduler_hints'],
  },
  metadata: { setting: ['LAUNCH_INSTANCE_DEFAULTS', 'enable_metadata'] },
}

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
    steps: STEPS.map((id) => ({
      id,
      title: stepTitles[id],
      description: stepHints[id],
      schema: schemas[id],
      needs: NEEDS[id],
      body: BODIES[id],
    })),
    preflight: Obstacles,
    submit: async (values, send) => {
      // The values lack hidden steps and fields.
      const form = { ...blankLaunch, ...values }
      const { id } = await send(serverEndpoints.serverCreate, { body: toServerRequest(form, facts) })
      return { id, count: form.instance_count ?? 1 }
    },
  })
}
