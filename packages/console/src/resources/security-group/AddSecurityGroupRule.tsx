import { ruleText, securityGroupEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { directions } from '../../services/network/network.messages.ts'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { addRuleDefaults, addRuleSchema, addRuleShown, ruleRequest } from './add-rule-form.ts'
import {
  addRuleLabels,
  addRuleMessages as messages,
  openingNames,
  presetNames,
  remoteNames,
} from './security-group-forms.messages.ts'
import { WELL_KNOWN } from './security-group-rule.columns.tsx'
import { ruleDemands } from './rule-demands.ts'
import { securityGroupManifest } from './security-group.manifest.ts'
import { addressGroupQuery, useAddressGroups } from './use-address-groups.ts'

const ETHER_TYPES = ['IPv4', 'IPv6'].map((value) => ({ value, label: value }))

const groups = query(securityGroupEndpoints.securityGroupList)

/** `parent` is the id of the group. */
export function AddSecurityGroupRule({ parent: group }: { parent: string }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const addressGroups = useAddressGroups()
  const { data } = useQuery(groups)
  const nameOf = (id: string) =>
    [...(data?.items ?? []), ...(addressGroups ?? [])].find((each) => each.id === id)?.name ?? id
  const optionsOf = (names: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: formatMessage(name) }))
  const form = useResourceForm({
    schema: addRuleSchema,
    defaults: addRuleDefaults,
    labels: addRuleLabels,
    shown: addRuleShown,
    submit: (values, send) =>
      send(securityGroupEndpoints.securityGroupRuleCreate, { body: ruleRequest(group, values) }),
    done: (rule) =>
      tools.done(formatMessage(messages.added, { rule: ruleText(rule, nameOf) }), {
        created: [{ type: tools.type, id: rule.id }],
        updated: [{ type: securityGroupManifest.type, id: group }],
      }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(words.addRule)}
      description={formatMessage(messages.hint)}
      action={formatMessage(words.addRule)}
      failed={formatMessage(messages.failed)}
      preflight={() => <NetworkPreflight form={form} demands={ruleDemands(1)} />}
      onClose={tools.close}
    >
      <Field of={form} name="preset">
        {(field, clear) => (
          <ComboboxField
            {...field}
            onClear={clear}
            options={[
              ...optionsOf(presetNames),
              ...WELL_KNOWN.map(({ id, name, port }) => ({ value: id, label: name, note: String(port) })),
            ]}
          />
        )}
      </Field>
      <WidgetField of={form} name="description" as={TextField} autoComplete="off" />
      <WidgetField of={form} name="direction" as={SelectField} options={optionsOf(directions)} />
      <WidgetField of={form} name="opening" as={SelectField} options={optionsOf(openingNames)} />
      <div className="grid items-start gap-4 empty:hidden sm:grid-cols-2">
        {(['port', 'from', 'to'] as const).map((name) => (
          <WidgetField key={name} of={form} name={name} as={NumberField} optional={false} min={1} max={65_535} />
        ))}
        {(['icmpType', 'icmpCode'] as const).map((name) => (
          <WidgetField
            key={name}
            of={form}
            name={name}
            as={NumberField}
            min={-1}
            max={255}
            hint={formatMessage(messages.icmpHint)}
          />
        ))}
      </div>
      <WidgetField
        of={form}
        name="protocol"
        as={TextField}
        autoComplete="off"
        hint={formatMessage(messages.protocolHint)}
      />
      <WidgetField
        of={form}
        name="remote"
        as={SelectField}
        options={optionsOf(remoteNames).filter(({ value }) => value !== 'addresses' || addressGroups !== null)}
      />
      <WidgetField of={form} name="cidr" as={TextField} autoComplete="off" mono />
      <OptionsField
        of={form}
        name="remoteGroup"
        query={groups}
        options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name || id, note: id }))}
        placeholder={formatMessage(messages.selectGroup)}
        none={formatMessage(messages.noGroups)}
      />
      <OptionsField
        of={form}
        name="addressGroup"
        query={addressGroupQuery}
        options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name || id, note: id }))}
        placeholder={formatMessage(messages.selectAddressGroup)}
        none={formatMessage(messages.noAddressGroups)}
      />
      <WidgetField of={form} name="etherType" as={SelectField} options={ETHER_TYPES} />
    </FormModal>
  )
}
