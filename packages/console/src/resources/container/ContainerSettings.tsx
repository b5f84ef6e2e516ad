import {
  aclTable,
  aclTexts,
  isValidAclRow,
  swiftSettingEndpoints,
  type AclTable,
  type ContainerSettings as Settings,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query, queryClient } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { useFresh } from '../../framework/loading/use-fresh.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { KeyValueField } from '../../ui/fields/KeyValueField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { AclField } from './AclField.tsx'
import { aclMessages } from './acl.messages.ts'
import { settingLabels, settingMessages as messages, settingPhrases } from './container-settings.messages.ts'
import type { Container } from './container.queries.ts'
import { metadataIn, metadataRows, rowsOf } from './metadata-rows.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({
  acl: z.custom<AclTable>().refine(({ rows }) => rows.every(isValidAclRow), withMessage(aclMessages.invalid)),
  versions_enabled: z.boolean(),
  quota_bytes: z.number().int().min(0).nullable(),
  quota_count: z.number().int().min(0).nullable(),
  web_index: z.string().max(1024),
  web_error: z.string().max(1024),
  web_listings: z.boolean(),
  metadata: metadataRows,
})

export const settingsOf = (container: string) =>
  query(swiftSettingEndpoints.containerSettings, { params: { container } })

export function ContainerSettings({ item, tools }: { item: Container; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const read = useFresh(settingsOf(item.name))
  if (!read.data) {
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(messages.title)}
        failed={formatMessage(messages.failed)}
        query={read}
      />
    )
  }
  return <SettingsForm item={item} settings={read.data} tools={tools} />
}

interface SettingsFormProps {
  item: Container
  settings: Settings & { versions_supported: boolean; web_url: string }
  tools: ModalTools
}

function SettingsForm({ item, settings, tools }: SettingsFormProps) {
  const { formatMessage } = useIntl()
  const { versions_supported: canKeep, web_url: _url, metadata, read_acl, write_acl, ...values } = settings
  return (
    <ItemForm
      item={item}
      label={item.name}
      tools={tools}
      size="large"
      title={messages.title}
      action={words.save}
      failed={formatMessage(messages.failed)}
      schema={schema}
      defaults={{ ...values, acl: aclTable({ read_acl, write_acl }), metadata: rowsOf(metadata) }}
      labels={{ ...settingLabels, acl: moreWords.access }}
      shown={{ versions_enabled: () => canKeep }}
      submit={async ({ acl, ...form }, send) => {
        const body = { ...values, ...form, ...aclTexts(acl), metadata: metadataIn(form.metadata) }
        await send(swiftSettingEndpoints.containerSettingsUpdate, { params: { container: item.name }, body })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: settingsOf(item.name).queryKey })
      }}
      sent={() => formatMessage(settingPhrases.saved, { name: item.name })}
    >
      {(form) => (
        <>
          <Field of={form} name="acl">
            {(field) => <AclField {...field} />}
          </Field>
          <Field of={form} name="versions_enabled">
            {(field) => <CheckField {...field} />}
          </Field>
          {(['quota_bytes', 'quota_count'] as const).map((name) => (
            <Field key={name} of={form} name={name}>
              {(field) => <NumberField {...field} min={0} />}
            </Field>
          ))}
          <Field of={form} name="web_index">
            {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(messages.webHint)} />}
          </Field>
          <Field of={form} name="web_error">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
          <Field of={form} name="web_listings">
            {(field) => <CheckField {...field} />}
          </Field>
          <Field of={form} name="metadata">
            {(field) => <KeyValueField {...field} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
