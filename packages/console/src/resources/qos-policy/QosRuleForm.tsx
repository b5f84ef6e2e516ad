import { DSCP_MARKS, qosPolicyEndpoints, type QosPolicy, type QosRule } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/query.ts'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { words } from '../../framework/text/common.messages.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { qosPolicyFormMessages as messages, ruleFormLabels, ruleFormPhrases } from './qos-policy-forms.messages.ts'
import { ruleDirections, ruleNames, ruleTypes } from './qos-policy.messages.ts'
import { isKnown, parseRuleReference, RULE_TYPES, ruleRequests, type RuleType } from './qos-rule-requests.ts'

const EDIT = named({ names: ruleNames }, dialogPhrases.edit)

const rate = z.number().int().min(0)
/** Null while nothing is entered, which is invalid. */
const requiredRate = z.number().nullable().pipe(rate)

/** The fields of all types; those of other types are hidden. */
export const ruleSchema = z.object({
  type: z.enum(RULE_TYPES),
  max_kbps: requiredRate,
  max_burst_kbps: rate.nullable(),
  min_kbps: requiredRate,
  min_kpps: requiredRate,
  dscp_mark: z.string().refine((mark) => DSCP_MARKS.includes(Number(mark))),
  direction: z.enum(['egress', 'ingress', 'any']),
})

type RuleValues = z.input<typeof ruleSchema>

const isOf =
  (...types: RuleType[]) =>
  ({ type }: { type: RuleType }) =>
    types.includes(type)

/** Which types have the field. */
export const ruleShown = {
  max_kbps: isOf('bandwidth_limit'),
  max_burst_kbps: isOf('bandwidth_limit'),
  min_kbps: isOf('minimum_bandwidth'),
  min_kpps: isOf('minimum_packet_rate'),
  dscp_mark: isOf('dscp_marking'),
  direction: isOf('bandwidth_limit', 'minimum_bandwidth', 'minimum_packet_rate'),
}

const directionOf = (direction: string | undefined) =>
  direction === 'ingress' || direction === 'any' ? direction : 'egress'

/** The initial values: those of the edited rule, or of a new one. */
export const ruleValues = (rule?: QosRule): RuleValues => ({
  type: rule && isKnown(rule.type) ? rule.type : 'bandwidth_limit',
  max_kbps: rule?.max_kbps ?? null,
  max_burst_kbps: rule?.max_burst_kbps ?? null,
  min_kbps: rule?.min_kbps ?? null,
  min_kpps: rule?.min_kpps ?? null,
  dscp_mark: String(rule?.dscp_mark ?? DSCP_MARKS[0]),
  direction: directionOf(rule?.direction),
})

/** Only a packet rate can hold for both directions at once. */
export const directionsOf = (type: RuleType) =>
  type === 'minimum_packet_rate' ? (['any', 'egress', 'ingress'] as const) : (['egress', 'ingress'] as const)

/** The body of the request from the valid values of the fields that are not hidden; an empty burst is 0. */
export const ruleRequest = ({ dscp_mark: mark, max_burst_kbps: burst, ...values }: Partial<RuleValues>) => ({
  ...values,
  max_burst_kbps: burst ?? 0,
  ...(mark !== undefined && { dscp_mark: Number(mark) }),
})

export const AddQosRule = ({ item }: { item: QosPolicy }) => <RuleForm policy={item} />

/** `parent` is the reference of the rule: the API only has rules as parts of their policies. */
export function EditQosRule({ parent }: { parent: string }) {
  const intl = useIntl()
  const { policy: id, rule: ruleId } = parseRuleReference(parent)
  const policy = useQuery(query(qosPolicyEndpoints.qosPolicyView, { params: { id } }))
  const rule = policy.data?.rules.find((each) => each.id === ruleId)
  if (policy.data && rule) return <RuleForm policy={policy.data} rule={rule} />
  const missing = new ApiError(`There is no QoS rule ${ruleId}.`, {
    status: 404,
    reason: 'refused',
    endpoint: 'GET rule',
  })
  return (
    <LoadingModal
      title={formatText(intl, EDIT)}
      failed={intl.formatMessage(messages.ruleFailedToLoad)}
      query={{ ...policy, error: policy.data ? missing : policy.error }}
    />
  )
}

interface RuleFormProps {
  policy: QosPolicy
  /** The edited rule, whose type cannot change; without it the form adds one. */
  rule?: QosRule
}

function RuleForm({ policy, rule }: RuleFormProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const { formatMessage } = intl
  const { id } = policy
  const form = useResourceForm({
    schema: ruleSchema,
    defaults: ruleValues(rule),
    labels: ruleFormLabels,
    shown: ruleShown,
    submit: async (values, send) => {
      const { create, update } = ruleRequests[values.type]
      const body = ruleRequest(values)
      await (rule ? update({ id, ruleId: rule.id }, body, send) : create(id, body, send))
      return values.type
    },
    done: (type) =>
      tools.done(
        formatMessage(rule ? ruleFormPhrases.edited : ruleFormPhrases.added, { type: formatMessage(ruleTypes[type]) }),
        { updated: [{ type: tools.type, id }] },
      ),
  })
  const { type } = form.values
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatText(intl, rule ? EDIT : words.addRule)}
      description={rule ? formatMessage(ruleTypes[type]) : policy.name || id}
      action={formatMessage(rule ? words.save : words.addRule)}
      failed={formatMessage(rule ? messages.ruleNotEdited : messages.ruleNotAdded)}
      preflight={{ none: 'Neutron has no quota of rules' }}
      onClose={tools.close}
    >
      {!rule && (
        <Field of={form} name="type">
          {({ onChange, ...field }) => (
            <SelectField
              {...field}
              onChange={(next) => {
                onChange(next)
                // Only some types have it.
                if (form.values.direction === 'any') form.set('direction', 'egress')
              }}
              options={RULE_TYPES.map((value) => ({ value, label: formatMessage(ruleTypes[value]) }))}
            />
          )}
        </Field>
      )}
      {(['max_kbps', 'max_burst_kbps', 'min_kbps', 'min_kpps'] as const).map((name) => (
        <WidgetField key={name} of={form} name={name} as={NumberField} min={0} step={100} />
      ))}
      <WidgetField
        of={form}
        name="dscp_mark"
        as={SelectField}
        options={DSCP_MARKS.map((mark) => ({ value: String(mark), label: String(mark) }))}
      />
      <WidgetField
        of={form}
        name="direction"
        as={SelectField}
        options={directionsOf(type).map((value) => ({ value, label: formatMessage(ruleDirections[value]) }))}
      />
    </FormModal>
  )
}
