import { DSCP_MARKS, type QosPolicy, type QosRule } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { qosPolicyLabel } from '../qos-policy.columns.tsx'
import { directionsOf, ruleRequest, ruleSchema, ruleShown, ruleValues } from './rule-form.ts'
import { ruleFormLabels, ruleFormMessages as messages, ruleFormPhrases } from './rule-form.messages.ts'
import { RULE_TYPES, ruleKinds } from './rule-kinds.ts'
import { directions, ruleMessages, ruleTypes } from './rule.messages.ts'

interface RuleFormProps {
  policy: QosPolicy
  /** What is edited; it stays of its kind. */
  rule?: QosRule
  tools: ModalTools
}

/** A rule of a QoS policy: a new one unless `rule` is given. */
export function RuleForm({ policy, rule, tools }: RuleFormProps) {
  const { formatMessage } = useIntl()
  const { id } = policy
  const form = useResourceForm({
    schema: ruleSchema,
    defaults: ruleValues(rule),
    labels: ruleFormLabels,
    shown: ruleShown,
    submit: async (judged) => {
      const values = ruleRequest(judged)
      const kind = ruleKinds[judged.type]
      await (rule ? kind.change({ id, ruleId: rule.id }, values) : kind.add(id, values))
      return judged.type
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
      title={formatMessage(rule ? ruleMessages.edit : ruleMessages.add)}
      description={rule ? formatMessage(ruleTypes[type]) : qosPolicyLabel(policy)}
      action={formatMessage(rule ? messages.save : ruleMessages.add)}
      failed={formatMessage(rule ? messages.unableToEdit : messages.unableToAdd)}
      onClose={tools.close}
    >
      {!rule && (
        <Field of={form} name="type">
          {({ onChange, ...field }) => (
            <SelectField
              {...field}
              onChange={(next) => {
                onChange(next)
                // What one kind has and the other has not.
                if (form.values.direction === 'any') form.set('direction', 'egress')
              }}
              options={RULE_TYPES.map((value) => ({ value, label: formatMessage(ruleTypes[value]) }))}
            />
          )}
        </Field>
      )}
      {(['max_kbps', 'max_burst_kbps', 'min_kbps', 'min_kpps'] as const).map((name) => (
        <Field key={name} of={form} name={name}>
          {(field) => <NumberField {...field} min={0} step={100} />}
        </Field>
      ))}
      <Field of={form} name="dscp_mark">
        {(field) => (
          <SelectField {...field} options={DSCP_MARKS.map((mark) => ({ value: String(mark), label: String(mark) }))} />
        )}
      </Field>
      <Field of={form} name="direction">
        {(field) => (
          <SelectField
            {...field}
            options={directionsOf(type).map((value) => ({ value, label: formatMessage(directions[value]) }))}
          />
        )}
      </Field>
    </FormModal>
  )
}
