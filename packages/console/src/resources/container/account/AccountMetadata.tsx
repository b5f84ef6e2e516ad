import { swiftSettingEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query, queryClient } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useFresh } from '../../../framework/loading/use-fresh.ts'
import { LoadingModal } from '../../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { KeyValueField } from '../../../ui/fields/KeyValueField.tsx'
import { settingLabels, settingMessages as messages } from '../container-settings.messages.ts'
import { metadataIn, metadataRows, rowsOf } from '../metadata-rows.ts'

const schema = z.object({ metadata: metadataRows })
const account = query(swiftSettingEndpoints.accountView)

/** Edits the metadata of the project's account. */
export function AccountMetadata({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  // By a key of its own: the usage beside the list may be older.
  const queryKey = [...account.queryKey, 'form']
  const read = useFresh({ ...account, queryKey })
  if (read.data) return <MetadataForm metadata={read.data.metadata} tools={tools} />
  return (
    <LoadingModal
      tools={tools}
      title={formatMessage(messages.accountMetadata)}
      failed={formatMessage(messages.accountFailed)}
      query={read}
    />
  )
}

function MetadataForm({ metadata, tools }: { metadata: Readonly<Record<string, string>>; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { metadata: rowsOf(metadata) },
    labels: settingLabels,
    submit: async (values, send) => {
      await send(swiftSettingEndpoints.accountUpdate, { body: { metadata: metadataIn(values.metadata) } })
      if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: account.queryKey })
    },
    done: () => tools.done(formatMessage(messages.accountSaved), {}),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(messages.accountMetadata)}
      description={formatMessage(messages.accountHint)}
      action={formatMessage(words.save)}
      failed={formatMessage(messages.accountFailed)}
      onClose={tools.close}
    >
      <Field of={form} name="metadata">
        {(field) => <KeyValueField {...field} />}
      </Field>
    </FormModal>
  )
}
