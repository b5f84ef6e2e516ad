import { DiskConfig } from '@meridian/contract'
import * as z from 'zod'
import { byteLength } from '../../../framework/editor/code-language.ts'
import { acrossFields, passwordsMatch, withMessage, type FieldProblem } from '../../../framework/forms/validators.ts'
import type { Entry } from '../../metadata/metadata-entries.ts'
import { problemOf } from '../../metadata/metadata-problems.ts'
import type { LaunchFacts } from '../facts/launch-facts.ts'
import { blankLaunch, SOURCE_TYPES, type LaunchForm } from '../launch-form.ts'
import { ruleMessages, rulePhrases } from '../launch-rules.messages.ts'
import { choiceOf, type Choice } from './choice.ts'
import { flavorErrors } from './quota.ts'
import { minVolumeSize } from './choice.ts'
import { instancesLeft } from './quota.ts'
import { noneChosen } from '../choosing.messages.ts'

/** The maximum size of a script, in bytes. */
export const SCRIPT_LIMIT = 16_384

const ids = z.array(z.string()).readonly()

const isWhole = (value: number | null): value is number => value !== null && Number.isInteger(value) && value >= 1

const entries = z
  .custom<readonly Entry[]>(Array.isArray)
  .refine((list) => list.every((entry) => problemOf(entry) === null), withMessage(ruleMessages.metadataInvalid))

/** The rules of each step for the available choices. Rules across steps are checked even if other rules fail. */
export function launchSchemas(facts: LaunchFacts) {
  // The values lack hidden steps and fields.
  const about = (rule: (form: LaunchForm, choice: Choice) => FieldProblem | null) =>
    acrossFields<Partial<LaunchForm>>((values) => {
      const form = { ...blankLaunch, ...values }
      return rule(form, choiceOf(form, facts))
    })
  return {
    details: z.object({
      name: z
        .string()
        .trim()
        .max(255)
        .refine((name) => name !== '', withMessage(ruleMessages.nameRequired)),
      description: z.string().max(255),
      availability_zone: z.string().nullable(),
      instance_count: z
        .number()
        .nullable()
        .refine(isWhole, { ...withMessage(ruleMessages.countRequired), abort: true })
        .refine(
          (count) => (count ?? 0) <= instancesLeft(facts),
          withMessage(rulePhrases.countOverQuota, undefined, { maxInstanceCount: instancesLeft(facts) }),
        ),
    }),
    source: z
      .object({
        source_type: z.enum(SOURCE_TYPES),
        source: ids,
        vol_create: z.boolean(),
        vol_size: z.number().nullable().refine(isWhole, withMessage(ruleMessages.volumeSizeRequired)),
        vol_delete_on_instance_delete: z.boolean(),
        vol_device_name: z.string().max(255),
      })
      .superRefine(...about(sourceTypeProblem))
      .superRefine(...about(sourceProblem))
      .superRefine(...about(volumeSizeProblem)),
    flavor: z.object({ flavor: ids }).superRefine(...about((form, choice) => flavorProblem(form, choice, facts))),
    networks: z.object({ networks: ids.nullable() }).superRefine(...about(networksProblem)),
    ports: z.object({ ports: ids }).superRefine(...about(portsProblem)),
    securityGroups: z.object({ security_groups: ids.nullable() }),
    keyPair: z
      .object({ key_pair: ids.nullable() })
      .superRefine(
        ...about((_, { keyPair }) =>
          facts.requiresKeyPair && keyPair === null ? { field: 'key_pair', message: noneChosen.key_pair } : null,
        ),
      ),
    configuration: z
      .object({
        user_data: z
          .string()
          .refine((script) => byteLength(script) <= SCRIPT_LIMIT, withMessage(ruleMessages.scriptTooLong)),
        disk_config: DiskConfig,
        config_drive: z.boolean(),
        admin_pass: z.string().max(255),
        confirm_admin_pass: z.string(),
      })
      .refine(...passwordsMatch('admin_pass', 'confirm_admin_pass')),
    serverGroups: z.object({ server_groups: ids }),
    schedulerHints: z.object({ scheduler_hints: entries }),
    metadata: z.object({ meta: entries }),
  }
}

/** A volume cannot be attached twice; the count may still be empty. */
export const sourceTypeProblem = (form: Pick<LaunchForm, 'source_type' | 'instance_count'>): FieldProblem | null =>
  form.source_type === 'volume' && (form.instance_count ?? 1) > 1
    ? { field: 'source_type', message: ruleMessages.volumeCount }
    : null

/** A port belongs to one instance; Nova would refuse the others. */
const portsProblem = (form: LaunchForm, { ports }: Choice): FieldProblem | null =>
  ports.length > 0 && (form.instance_count ?? 1) > 1 ? { field: 'ports', message: ruleMessages.portCount } : null

/** The chosen source may be deleted, or not be loaded yet. */
const sourceProblem = (_: LaunchForm, { source }: Choice): FieldProblem | null =>
  source ? null : { field: 'source', message: ruleMessages.sourceRequired }

function volumeSizeProblem({ vol_size: size }: Pick<LaunchForm, 'vol_size'>, choice: Choice): FieldProblem | null {
  const least = minVolumeSize(choice.source)
  return choice.createsVolume && isWhole(size) && size < least
    ? { field: 'vol_size', message: rulePhrases.volumeTooSmall, values: { minVolumeSize: least } }
    : null
}

/** The problem of the chosen flavor for the source and the number of instances. */
function flavorProblem(form: LaunchForm, choice: Choice, facts: LaunchFacts): FieldProblem | null {
  if (!choice.flavor) return { field: 'flavor', message: ruleMessages.flavorRequired }
  const [error] = flavorErrors(choice.flavor, choice, facts)
  if (!error) return null
  const { kind, ...values } = error
  return { field: 'flavor', message: rulePhrases[kind], values: { sourceType: form.source_type, ...values } }
}

const networksProblem = (_: LaunchForm, { networks, ports }: Choice): FieldProblem | null =>
  networks.length === 0 && ports.length === 0 ? { field: 'networks', message: ruleMessages.networkRequired } : null
