import { swiftSettingEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { query, queryClient } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { FreshDialog } from '../../../framework/modals/FreshDialog.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { settingLabels } from '../container-settings.messages.ts'
import { metadataIn, metadataRows, rowsOf } from '../metadata-rows.ts'

const schema = z.object({ metadata: metadataRows })
const account = query(swiftSettingEndpoints.accountView)
/** By a key of its own: the usage beside the list may be older. */
const fresh = { ...account, queryKey: [...account.queryKey, 'form'] }

const texts = { title: settingLabels.accountMetadata, failed: settingLabels.accountFailed }

/** Edits the metadata of the project's account. */
export const AccountMetadata = () => (
  <FreshDialog {...texts} query={fresh}>
    {({ metadata }) => (
      <PlainForm
        {...texts}
        description={settingLabels.accountHint}
        action={words.save}
        success={settingLabels.accountSaved}
        schema={schema}
        defaults={{ metadata: rowsOf(metadata) }}
        fields={{ metadata: { label: settingLabels.metadata, as: 'pairs' } }}
        preflight={{ none: 'the account exists' }}
        submit={async (values, send) => {
          await send(swiftSettingEndpoints.accountUpdate, { body: { metadata: metadataIn(values.metadata) } })
          if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: account.queryKey })
        }}
        outcome={() => ({})}
      />
    )}
  </FreshDialog>
)
