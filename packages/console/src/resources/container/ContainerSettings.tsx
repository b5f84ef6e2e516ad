import {
  aclTable,
  aclTexts,
  isValidAclRow,
  swiftSettingEndpoints,
  type AclTable,
  type ContainerSettings as Settings,
} from '@meridian/contract'
import * as z from 'zod'
import { query, queryClient } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { FreshDialog } from '../../framework/modals/FreshDialog.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { AclField } from './AclField.tsx'
import { aclMessages } from './acl.messages.ts'
import { settingLabels } from './container-settings.messages.ts'
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

const texts = { title: settingLabels.title, failed: settingLabels.failed }

export const ContainerSettings = ({ item }: { item: Container }) => (
  <FreshDialog {...texts} query={settingsOf(item.name)}>
    {(settings) => <SettingsForm item={item} settings={settings} />}
  </FreshDialog>
)

interface SettingsFormProps {
  item: Container
  settings: Settings & { versions_supported: boolean; web_url: string }
}

function SettingsForm({ item, settings }: SettingsFormProps) {
  const { versions_supported: canKeep, web_url: _url, metadata, read_acl, write_acl, ...values } = settings
  return (
    <PlainForm
      {...texts}
      item={item}
      about={item.name}
      size="large"
      action={words.save}
      success={settingLabels.saved}
      schema={schema}
      defaults={{ ...values, acl: aclTable({ read_acl, write_acl }), metadata: rowsOf(metadata) }}
      fields={{
        acl: { label: moreWords.access, draw: (field) => <AclField {...field} /> },
        versions_enabled: { label: settingLabels.versions_enabled, shown: () => canKeep },
        quota_bytes: { label: settingLabels.quota_bytes },
        quota_count: { label: settingLabels.quota_count },
        web_index: { label: settingLabels.web_index, hint: settingLabels.webHint },
        web_error: { label: settingLabels.web_error },
        web_listings: { label: settingLabels.web_listings },
        metadata: { label: settingLabels.metadata, as: 'pairs' },
      }}
      submit={async ({ acl, ...form }, send) => {
        const body = { ...values, ...form, ...aclTexts(acl), metadata: metadataIn(form.metadata) }
        await send(swiftSettingEndpoints.containerSettingsUpdate, { params: { container: item.name }, body })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: settingsOf(item.name).queryKey })
      }}
    />
  )
}
