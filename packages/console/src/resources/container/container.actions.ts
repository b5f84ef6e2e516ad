import { containerEndpoints } from '@meridian/contract'
import { Info, Plus, Trash2 } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { GlobalAction, LinkAction, RunningAction } from '../../framework/actions/action.ts'
import { describeError } from '../../framework/text/describe-error.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { failureMessage } from '../../framework/resource/resource-text.ts'
import { paths } from '../../paths.ts'
import { containerMessages, containerPhrases } from './container.messages.ts'
import { containerManifest } from './container.manifest.ts'
import type { Container } from './container.queries.ts'
import { MAY_WRITE_CONTAINERS } from './may-write.ts'

export const createContainer: GlobalAction = {
  id: 'create',
  label: containerMessages.create,
  policy: MAY_WRITE_CONTAINERS,
  icon: Plus,
  open: () => paths.modal('create-container'),
}

export const viewContainer: LinkAction<Container> = {
  id: 'view',
  label: containerMessages.viewDetails,
  icon: Info,
  // On the details page itself it would lead nowhere.
  allowed: ({ details }) => details === undefined,
  to: ({ id }) => paths.details(containerManifest.type, id),
}

/** One at a time, by name: a container that holds something is refused by the service, which says so. */
export const deleteContainer: RunningAction<Container> = {
  id: 'delete',
  label: containerMessages.delete,
  policy: MAY_WRITE_CONTAINERS,
  icon: Trash2,
  danger: true,
  async run([container], { intl, type, confirm, notify }) {
    if (!container) return null
    const { id, name } = container
    const outcome = await confirm({
      title: intl.formatMessage(containerMessages.delete),
      body: intl.formatMessage(containerPhrases.confirmDelete, { name }),
      action: intl.formatMessage(frameworkMessages.yes),
      refuse: intl.formatMessage(frameworkMessages.no),
      danger: true,
      run: () => removed(name),
    })
    if (outcome === null) return null
    if (outcome instanceof ApiError) {
      // What the service refuses it explains; all else gets our words first.
      if (outcome.status === 409) notify.danger(outcome.message, { requestId: outcome.requestId })
      else {
        notify.danger(failureMessage(intl, 'delete', containerManifest), {
          detail: describeError(intl, outcome),
          requestId: outcome.requestId,
        })
      }
      return null
    }
    notify.success(intl.formatMessage(containerPhrases.deleted, { name }))
    return { created: [], updated: [], deleted: [{ type, id }], failed: [] }
  },
}

async function removed(container: string): Promise<'removed' | ApiError> {
  try {
    await call(containerEndpoints.containerDelete, { params: { container } })
    return 'removed'
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
