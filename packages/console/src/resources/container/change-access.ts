import { containerEndpoints } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { describeError } from '../../framework/text/describe-error.ts'
import { toast } from '../../ui/toast/toast.ts'
import { containerMessages, containerPhrases } from './container.messages.ts'
import { containerQueries } from './container.queries.ts'

/** Opens a container to everybody or closes it, and says so. Where that fails, it stays as it was. */
export async function changeAccess(intl: IntlShape, name: string, isPublic: boolean): Promise<void> {
  try {
    await call(containerEndpoints.containerUpdate, { params: { container: name }, body: { is_public: isPublic } })
    toast.success(intl.formatMessage(containerPhrases[isPublic ? 'nowPublic' : 'nowPrivate'], { name }))
    await queryClient.invalidateQueries({ queryKey: containerQueries.one(name).queryKey })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.danger(intl.formatMessage(containerMessages.unableToChangeAccess), {
      detail: describeError(intl, error),
      requestId: error.requestId,
    })
  }
}
