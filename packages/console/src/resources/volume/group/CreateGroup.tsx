import {
  volumeGroupEndpoints,
  volumeGroupTypeEndpoints,
  volumeTypeEndpoints,
  type VolumeType,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../../framework/forms/validators.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import type { Column } from '../../../framework/resource/column.ts'
import { formatText, named } from '../../../framework/resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { TransferTable } from '../../../framework/transfer/TransferTable.tsx'
import { VolumeZoneField } from '../../../services/volume/volume-fields.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { GroupPreflight } from './GroupPreflight.tsx'
import { aboutSchema } from './group-dialogs.tsx'
import { groupFormMessages as texts } from './volume-group-forms.messages.ts'
import { volumeGroupManifest as manifest } from './volume-group.manifest.ts'
import { volumeGroupFields } from './volume-group.messages.ts'
import { qosMessages } from '../volume-type.messages.ts'

/** Cinder's own, for groups that were consistency groups; it refuses new ones. */
const RESERVED_TYPE = 'default_cgsnapshot_type'

const schema = aboutSchema.extend({
  group_type: z.string().min(1),
  availability_zone: z.string().nullable(),
  volume_types: z.array(z.string()).refine((types) => types.length > 0, withMessage(texts.typeMissing)),
})

const typeColumns: Column<VolumeType>[] = [
  { id: 'name', header: words.name, priority: 1, width: 120, value: ({ name }) => name },
]

export function CreateGroup({ tools }: { tools: ModalTools }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const context = useCellContext(typeColumns)
  const failureMessage = useFailureMessage()
  const form = useResourceForm({
    schema,
    defaults: { name: '', description: '', group_type: '', availability_zone: null, volume_types: [] },
    labels: {
      name: words.name,
      description: words.description,
      group_type: volumeGroupFields.groupType,
      availability_zone: words.availabilityZone,
      volume_types: qosMessages.types,
    },
    submit: (body, send) => send(volumeGroupEndpoints.volumeGroupCreate, { body }),
    done: ({ id }) =>
      tools.done(formatText(intl, named(manifest, resultPhrases.created), { name: form.values.name }), {
        created: [{ type: manifest.type, id }],
      }),
  })
  const title = formatText(intl, named(manifest, dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={title}
      action={title}
      failed={failureMessage('create', manifest.type)}
      preflight={() => <GroupPreflight form={form} />}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} rows={2} />}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <OptionsField
          of={form}
          name="group_type"
          query={query(volumeGroupTypeEndpoints.groupTypeList)}
          options={({ items }) =>
            items
              .filter(({ name }) => name !== RESERVED_TYPE)
              .map(({ id, name, description }) => ({ value: id, label: name, note: description ?? undefined }))
          }
          placeholder={formatMessage(texts.chooseType)}
          none={formatMessage(texts.noTypes)}
          presetsOnlyOne
        />
        <VolumeZoneField of={form} name="availability_zone" />
      </div>
      <Field of={form} name="volume_types">
        {({ label, value, onChange, error }) => (
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
        )}
      </Field>
    </FormModal>
  )
}
