import { swiftSettingEndpoints, type ObjectSettings as Settings } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../../api/query.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../../framework/forms/ItemForm.tsx'
import { withMessage } from '../../../../framework/forms/validators.ts'
import { LoadingModal } from '../../../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { words } from '../../../../framework/text/common.messages.ts'
import { KeyValueField } from '../../../../ui/fields/KeyValueField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { settingLabels, settingMessages as messages, settingPhrases } from '../../container-settings.messages.ts'
import { metadataIn, metadataRows, rowsOf } from '../../metadata-rows.ts'
import type { StoredObject } from '../object.queries.ts'
import { isLater, localOf, momentOf } from './local-time.ts'

const schema = z.object({
  content_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/),
  delete_at: z.string().refine((text) => text === '' || isLater(text, Date.now()), withMessage(messages.invalidTime)),
  metadata: metadataRows,
})

export function ObjectSettings({ item, tools }: { item: StoredObject; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { container, path } = item
  const read = useQuery({
    ...query(swiftSettingEndpoints.objectSettings, { params: { container, path } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!read.data) {
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(messages.editMetadata)}
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
  return (
    <ItemForm
      item={item}
      label={item.id}
      tools={tools}
      title={messages.editMetadata}
      action={words.save}
      failed={formatMessage(messages.failed)}
      schema={schema}
      defaults={{
        content_type: settings.content_type,
        delete_at: settings.delete_at ? localOf(settings.delete_at) : '',
        metadata: rowsOf(settings.metadata),
      }}
      labels={settingLabels}
      submit={({ content_type: type, delete_at: at, metadata }, send) =>
        send(swiftSettingEndpoints.objectSettingsUpdate, {
          params: { container, path },
          body: { content_type: type, delete_at: at ? momentOf(at) : null, metadata: metadataIn(metadata) },
        })
      }
      sent={() => formatMessage(settingPhrases.saved, { name: item.name })}
    >
      {(form) => (
        <>
          <Field of={form} name="content_type">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
          <Field of={form} name="delete_at">
            {(field) => <TextField {...field} type="datetime-local" hint={formatMessage(messages.deleteAtHint)} />}
          </Field>
          <Field of={form} name="metadata">
            {(field) => <KeyValueField {...field} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
