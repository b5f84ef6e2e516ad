import { swiftSettingEndpoints, type ObjectSettings as Settings } from '@meridian/contract'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { query, queryClient } from '../../../../api/query.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../../framework/forms/ItemForm.tsx'
import { withMessage } from '../../../../framework/forms/validators.ts'
import { useFresh } from '../../../../framework/loading/use-fresh.ts'
import { LoadingModal } from '../../../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../../../framework/resource/modal.ts'
import { words } from '../../../../framework/text/common.messages.ts'
import { KeyValueField } from '../../../../ui/fields/KeyValueField.tsx'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import {
  expiryLabels,
  settingLabels,
  settingMessages as messages,
  settingPhrases,
  unitLabels,
} from '../../container-settings.messages.ts'
import { metadataIn, metadataRows, rowsOf } from '../../metadata-rows.ts'
import type { StoredObject } from '../object.queries.ts'
import { isLater, localOf, momentOf } from './local-time.ts'

const SECONDS = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const
type Unit = keyof typeof SECONDS

const EXPIRIES = ['never', 'at', 'after'] as const
const UNITS = ['minutes', 'hours', 'days', 'weeks'] as const

const schema = z.object({
  content_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/),
  expiry: z.enum(EXPIRIES),
  delete_at: z.string().refine((text) => isLater(text, Date.now()), withMessage(messages.invalidTime)),
  after: z.number().int().min(1).max(5000),
  unit: z.enum(UNITS),
  metadata: metadataRows,
})

const shown = {
  delete_at: ({ expiry }: { expiry: string }) => expiry === 'at',
  after: ({ expiry }: { expiry: string }) => expiry === 'after',
  unit: ({ expiry }: { expiry: string }) => expiry === 'after',
}

/** Swift adds the period to its own time: the clock of the browser may be wrong. */
const expiryOf = ({
  expiry,
  delete_at: at,
  after,
  unit,
}: {
  expiry: string
  delete_at?: string
  after?: number
  unit?: Unit
}) => ({
  delete_at: expiry === 'at' && at ? momentOf(at) : null,
  ...(expiry === 'after' && after && unit && { delete_after: after * SECONDS[unit] }),
})

const settingsOf = ({ container, path }: StoredObject) =>
  query(swiftSettingEndpoints.objectSettings, { params: { container, path } })

export function ObjectSettings({ item, tools }: { item: StoredObject; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const read = useFresh(settingsOf(item))
  if (!read.data) {
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(words.updateMetadata)}
        failed={formatMessage(messages.failed)}
        query={read}
      />
    )
  }
  return <SettingsForm item={item} settings={read.data} tools={tools} />
}

function SettingsForm({ item, settings, tools }: { item: StoredObject; settings: Settings; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { container, path } = item
  const optionsOf = (labels: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: formatMessage(label) }))
  return (
    <ItemForm
      item={item}
      label={item.id}
      tools={tools}
      title={words.updateMetadata}
      action={words.save}
      failed={formatMessage(messages.failed)}
      schema={schema}
      defaults={{
        content_type: settings.content_type,
        expiry: settings.delete_at ? 'at' : 'never',
        delete_at: settings.delete_at ? localOf(settings.delete_at) : '',
        after: 1,
        unit: 'days',
        metadata: rowsOf(settings.metadata),
      }}
      labels={settingLabels}
      shown={shown}
      submit={async ({ content_type: type, metadata, ...form }, send) => {
        const body = { content_type: type, ...expiryOf(form), metadata: metadataIn(metadata) }
        await send(swiftSettingEndpoints.objectSettingsUpdate, { params: { container, path }, body })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: settingsOf(item).queryKey })
      }}
      sent={() => formatMessage(settingPhrases.saved, { name: item.name })}
    >
      {(form) => (
        <>
          <Field of={form} name="content_type">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
          <Field of={form} name="expiry">
            {(field) => <SelectField {...field} options={optionsOf(expiryLabels)} />}
          </Field>
          <Field of={form} name="delete_at">
            {(field) => <TextField {...field} type="datetime-local" hint={formatMessage(messages.deleteAtHint)} />}
          </Field>
          <div className="grid grid-cols-2 gap-3 empty:hidden">
            <Field of={form} name="after">
              {(field) => <NumberField {...field} min={1} />}
            </Field>
            <Field of={form} name="unit">
              {(field) => <SelectField {...field} options={optionsOf(unitLabels)} />}
            </Field>
          </div>
          <Field of={form} name="metadata">
            {(field) => <KeyValueField {...field} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
