import { useIntl } from 'react-intl'
import { Field } from '../../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import { groupsFieldMessages } from '../../../../services/network/security-groups-field.messages.ts'
import { SecurityGroupsField } from '../../../../services/network/SecurityGroupsField.tsx'
import type { PortForm } from './port-form.ts'
import { portFormMessages } from './port-form.messages.ts'

const NONE: readonly string[] = []

export function GroupsStep({ form }: { form: ResourceForm<PortForm> }) {
  const { formatMessage } = useIntl()
  if (form.isHidden('groups')) return <p className="text-ink-2">{formatMessage(portFormMessages.noGroups)}</p>
  return (
    <div className="grid gap-3">
      {form.values.groups === null && <p className="text-ink-2">{formatMessage(portFormMessages.defaultGroup)}</p>}
      <Field of={form} name="groups">
        {({ value, onChange }) => (
          <SecurityGroupsField
            value={value ?? NONE}
            onChange={onChange}
            chosenLabel={formatMessage(groupsFieldMessages.ofPort)}
          />
        )}
      </Field>
    </div>
  )
}
