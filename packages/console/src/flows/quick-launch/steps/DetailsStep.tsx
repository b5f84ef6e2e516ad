import { computeZoneEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { availableZones } from '../../launch/rules/offered.ts'
import type { QuickForm } from '../quick-form.ts'
import { quickMessages } from '../quick-launch.messages.ts'
import { FlavorField } from './FlavorField.tsx'
import { SourceFields } from './SourceFields.tsx'

export function DetailsStep({ form }: { form: ResourceForm<QuickForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="count">
        {(field) => <NumberField {...field} min={1} />}
      </Field>
      <SourceFields form={form} />
      <FlavorField form={form} />
      <OptionsField
        of={form}
        name="availability_zone"
        query={query(computeZoneEndpoints.computeZoneList)}
        options={({ items }) => availableZones(items).map((zone) => ({ value: zone, label: zone }))}
        placeholder={formatMessage(quickMessages.anyZone)}
        none={formatMessage(quickMessages.noZones)}
      />
      <Field of={form} name="volume_size">
        {(field) => <NumberField {...field} min={1} />}
      </Field>
      <Field of={form} name="device_name">
        {(field) => <TextField {...field} mono />}
      </Field>
      <Field of={form} name="vol_delete_on_instance_delete">
        {(field) => <CheckField {...field} className="col-span-full" />}
      </Field>
    </div>
  )
}
