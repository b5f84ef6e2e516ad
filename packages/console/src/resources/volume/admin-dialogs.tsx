import {
  cinderInfoEndpoints,
  volumeActionEndpoints,
  VolumeText,
  type Volume,
  type VolumePool,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { VolumeTypeField, VolumeZoneField } from '../../services/volume/volume-fields.tsx'
import { KeyValueField } from '../../ui/fields/KeyValueField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DescriptionList } from '../../ui/Card.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'
import { adminMessages as texts, migratePhrases } from './volume-admin.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeFields, volumeStatuses } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface VolumeDialogProps {
  item: Volume
  tools: ModalTools
}

const { attaching, available, creating, deleting, detaching, error, error_deleting, maintenance, reserved } =
  volumeStatuses

/** Newer versions of Cinder refuse `deleting`, and `in-use` without an attachment, with their reasons. */
const SETTABLE = {
  available,
  error,
  'in-use': volumeStatuses['in-use'],
  attaching,
  creating,
  deleting,
  detaching,
  error_deleting,
  maintenance,
  reserved,
}

export const UpdateVolumeStatus = ({ item, tools }: VolumeDialogProps) => (
  <UpdateStatus
    item={{ ...item, name: volumeLabel(item) }}
    tools={tools}
    title={texts.updateStatus}
    failed={texts.statusFailed}
    updated={texts.statusUpdated}
    statuses={SETTABLE}
    submit={(status, send) =>
      send(volumeActionEndpoints.volumeResetStatus, { params: { id: item.id }, body: { status } })
    }
  />
)

/** The pools as options, each with its free space if the backend reports it as a number. */
function usePoolOptions() {
  const intl = useIntl()
  return (pools: readonly VolumePool[]) =>
    pools.map(({ name, capabilities }) => {
      const free = capabilities?.free_capacity_gb
      const note =
        typeof free === 'number'
          ? intl.formatMessage(migratePhrases.free, { free: formatGigabytes(intl, Math.floor(free)) })
          : undefined
      return { value: name, label: name, note }
    })
}

const migrateSchema = z.object({ host: z.string().min(1), force_host_copy: z.boolean(), lock_volume: z.boolean() })

export function MigrateVolume({ item, tools }: VolumeDialogProps) {
  const { formatMessage } = useIntl()
  const poolOptions = usePoolOptions()
  const { id, 'os-vol-host-attr:host': current } = item
  return (
    <ItemForm
      item={item}
      label={volumeLabel(item)}
      tools={tools}
      title={texts.migrate}
      failed={formatMessage(texts.migrateFailed)}
      schema={migrateSchema}
      defaults={{ host: '', force_host_copy: false, lock_volume: false }}
      labels={{ host: texts.destination, force_host_copy: texts.hostCopy, lock_volume: texts.lock }}
      submit={(body, send) => send(volumeActionEndpoints.volumeMigrate, { params: { id }, body })}
      sent={() => formatMessage(migratePhrases.migrating, { name: volumeLabel(item) })}
    >
      {(form) => (
        <>
          <DescriptionList items={[{ term: formatMessage(moreWords.currentHost), value: current ?? '–' }]} />
          <OptionsField
            of={form}
            name="host"
            query={query(cinderInfoEndpoints.cinderPools)}
            options={({ items }) => poolOptions(items.filter(({ name }) => name !== current))}
            placeholder={formatMessage(texts.selectHost)}
            none={formatMessage(texts.noHosts)}
          />
          <Field of={form} name="force_host_copy">
            {(field) => <CheckField {...field} hint={formatMessage(texts.hostCopyHint)} />}
          </Field>
          <Field of={form} name="lock_volume">
            {(field) => <CheckField {...field} hint={formatMessage(texts.lockHint)} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}

const manageSchema = z.object({
  identifier: z.string().trim().min(1).max(255),
  identifierType: z.enum(['source-name', 'source-id']),
  host: z.string().min(1),
  name: VolumeText.trim(),
  description: VolumeText,
  volume_type: z.string(),
  availability_zone: z.string(),
  bootable: z.boolean(),
  metadata: z.array(z.object({ key: VolumeText.trim(), value: VolumeText })),
})

/** The request of the form: empty texts are left out. */
const manageRequest = ({
  identifier,
  identifierType,
  host,
  bootable,
  metadata,
  ...more
}: z.output<typeof manageSchema>) => ({
  host,
  ref: { [identifierType]: identifier },
  bootable,
  name: more.name || null,
  description: more.description || null,
  volume_type: more.volume_type || null,
  availability_zone: more.availability_zone || null,
  metadata: Object.fromEntries(metadata.filter(({ key }) => key).map(({ key, value }) => [key, value])),
})

/** Takes over a volume that a backend has and Cinder does not know. */
export function ManageVolume({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const poolOptions = usePoolOptions()
  const form = useResourceForm({
    schema: manageSchema,
    defaults: {
      identifier: '',
      identifierType: 'source-name',
      host: '',
      name: '',
      description: '',
      volume_type: '',
      availability_zone: '',
      bootable: false,
      metadata: [],
    },
    labels: {
      identifier: texts.identifier,
      identifierType: texts.identifierType,
      host: words.host,
      name: typeNames.volumeName,
      description: words.description,
      metadata: words.metadata,
      volume_type: words.type,
      availability_zone: words.availabilityZone,
      bootable: volumeFields.bootable,
    },
    submit: (data, send) => send(volumeActionEndpoints.volumeManage, { body: manageRequest(data) }),
    done: ({ id, name }) =>
      tools.done(formatMessage(migratePhrases.managing, { name }), { created: [{ type: tools.type, id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={formatMessage(texts.manage)}
      description={formatMessage(texts.manageHelp)}
      action={formatMessage(texts.manage)}
      failed={formatMessage(texts.manageFailed)}
      preflight={{ none: 'administrators have no quota of what they manage' }}
      onClose={tools.close}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field of={form} name="identifier">
          {(field) => <TextField {...field} hint={formatMessage(texts.identifierHint)} autoComplete="off" />}
        </Field>
        <Field of={form} name="identifierType">
          {(field) => (
            <SelectField
              {...field}
              options={[
                { value: 'source-name', label: formatMessage(words.name) },
                { value: 'source-id', label: formatMessage(words.id) },
              ]}
            />
          )}
        </Field>
        <OptionsField
          of={form}
          name="host"
          query={query(cinderInfoEndpoints.cinderPools)}
          options={({ items }) => poolOptions(items)}
          placeholder={formatMessage(texts.selectPool)}
          none={formatMessage(texts.noHosts)}
          presetsOnlyOne
        />
        <Field of={form} name="name">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Field>
        <VolumeTypeField of={form} name="volume_type" />
        <VolumeZoneField of={form} name="availability_zone" />
      </div>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} />}
      </Field>
      <Field of={form} name="metadata">
        {(field) => <KeyValueField {...field} />}
      </Field>
      <Field of={form} name="bootable">
        {(field) => <CheckField {...field} />}
      </Field>
    </FormModal>
  )
}
