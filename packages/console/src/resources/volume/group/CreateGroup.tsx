import {
  volumeGroupEndpoints,
  volumeGroupTypeEndpoints,
  volumeTypeEndpoints,
  type VolumeType,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import type { BoundField } from '../../../framework/forms/Field.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../../framework/forms/field-spec.ts'
import { withMessage } from '../../../framework/forms/validators.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import { fieldColumn, type Column } from '../../../framework/resource/column.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { TransferTable } from '../../../framework/transfer/TransferTable.tsx'
import { volumeZones } from '../../../services/volume/volume-choices.ts'
import { aboutFields, aboutSchema, aboutValues } from '../about-fields.ts'
import { GroupPreflight } from './GroupPreflight.tsx'
import { groupFormMessages as texts } from './volume-group-forms.messages.ts'
import { volumeGroupFields } from './volume-group.messages.ts'
import { qosMessages } from '../volume-type.messages.ts'

/** Cinder's own, for groups that were consistency groups; it refuses new ones. */
const RESERVED_TYPE = 'default_cgsnapshot_type'

const schema = aboutSchema.extend({
  group_type: z.string().min(1),
  availability_zone: z.string().nullable(),
  volume_types: z.array(z.string()).refine((types) => types.length > 0, withMessage(texts.typeMissing)),
})

const typeColumns: Column<VolumeType>[] = [fieldColumn('name', words.name, { priority: 1, width: 120 })]

const groupTypes = choicesOf({
  query: query(volumeGroupTypeEndpoints.groupTypeList),
  options: ({ items }) =>
    items
      .filter(({ name }) => name !== RESERVED_TYPE)
      .map(({ id, name, description }) => ({ value: id, label: name, note: description ?? undefined })),
  placeholder: texts.chooseType,
  none: texts.noTypes,
  presetsOnlyOne: true,
})

export const CreateGroup = () => (
  <PlainForm
    size="large"
    schema={schema}
    defaults={{ ...aboutValues(), group_type: '', availability_zone: null, volume_types: [] }}
    fields={{
      name: aboutFields.name,
      description: { label: words.description, multiline: 2 },
      group_type: { label: volumeGroupFields.groupType, options: groupTypes },
      availability_zone: { label: words.availabilityZone, options: volumeZones, beside: true },
      volume_types: { label: qosMessages.types, draw: (field) => <TypesField {...field} /> },
    }}
    preflight={(form) => <GroupPreflight form={form} />}
    submit={(body, send) => send(volumeGroupEndpoints.volumeGroupCreate, { body })}
  />
)

function TypesField({ label, value, onChange, error }: BoundField<string[]>) {
  const { formatMessage } = useIntl()
  const context = useCellContext(typeColumns)
  return (
    <Loaded query={query(volumeTypeEndpoints.volumeTypeList)} failed={formatMessage(texts.typesFailed)}>
      {({ items }) => (
        <TransferTable
          label={label}
          items={items}
          columns={typeColumns}
          context={context}
          allocated={value}
          onChange={onChange}
          max={-1}
          nameOf={({ name }) => name}
          error={error}
        />
      )}
    </Loaded>
  )
}
