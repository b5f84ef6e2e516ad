import type { UserSession } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { accessNameOf, signInOf } from '../../flows/api-access/AccessFiles.tsx'
import { catalogQuery } from '../../framework/session/services.ts'
import { settingsQuery } from '../../framework/session/settings.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { authUrlOf, saveCredentials, type CredentialFile } from '../../services/credentials/credential-files.ts'
import { toast } from '../../ui/toast/toast.ts'
import { settingsMessages } from '../settings/settings.messages.ts'

/** Downloads openrc or clouds.yaml for the current project, after fetching Keystone's address. */
export async function saveAccessFile(file: CredentialFile, session: UserSession, intl: IntlShape): Promise<void> {
  try {
    const catalog = await queryClient.fetchQuery(catalogQuery)
    const settings = await queryClient.fetchQuery(settingsQuery)
    const authUrl = authUrlOf(catalog, session.services_region)
    if (authUrl === null) toast.danger(intl.formatMessage(settingsMessages.noKeystone))
    else saveCredentials(file, signInOf(authUrl, session), accessNameOf(session), settings)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { requestId } = error
    toast.danger(intl.formatMessage(frameworkMessages.catalogFailed), { detail: describeError(intl, error), requestId })
  }
}
