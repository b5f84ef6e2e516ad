import { containerEndpoints } from '@meridian/contract'
import { Info, Trash2 } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { Action, LinkAction, RunningAction } from '../../framework/actions/action.ts'
import { createAction } from '../../framework/actions/dialog-action.ts'
import { deletePhrases } from '../../framework/resource/resource.messages.ts'
import { failureMessage, formatText, named } from '../../framework/resource/resource-text.ts'
import { describeError } from '../../framework/text/describe-error.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { paths } from '../../paths.ts'
import { containerManifest as manifest } from './container.manifest.ts'
import { containerMessages, containerPhrases } from './container.messages.ts'
import { MAY_WRITE_CONTAINERS, type Container } from './container.queries.ts'

const viewContainer: LinkAction<Container> = {
  id: 'view',
  label: containerMessages.viewDetails,
  icon: Info,
  // Not on the details page itself.
  allowed: ({ details }) => details === undefined,
  to: ({ id }) => paths.details(manifest.type, id),
}

/** Deletes one container; Swift refuses to delete one with objects, and its message says so. */
const deleteContainer: RunningAction<Container> = {
  id: 'delete',
  label: named(manifest, deletePhrases.one),
  policy: MAY_WRITE_CONTAINERS,
  icon: Trash2,
  danger: true,
  async run([container], { intl, type, confirm, notify }) {
    if (!container) return null
    const { id, name } = container
    const result = await confirm({
      title: formatText(intl, named(manifest, deletePhrases.one)),
      body: intl.formatMessage(containerPhrases.confirmDelete, { name }),
      action: intl.formatMessage(frameworkMessages.yes),
      refuse: intl.formatMessage(frameworkMessages.no),
      danger: true,
      run: () => removeContainer(name),
    })
    if (result === null) return null
    if (result instanceof ApiError) {
      // The service's message of a conflict is enough; other errors follow our own sentence.
      if (result.status === 409) notify.danger(result.message, { requestId: result.requestId })
      else {
        notify.danger(failureMessage(intl, 'delete', manifest), {
          detail: describeError(intl, result),
          requestId: result.requestId,
        })
      }
      return null
    }
    notify.success(intl.formatMessage(containerPhrases.deleted, { name }))
    return { created: [], updated: [], deleted: [{ type, id }], failed: [] }
  },
}

async function removeContainer(container: string): Promise<'removed' | ApiError> {
  try {
    await call(containerEndpoints.containerDelete, { params: { container } })
    return 'removed'
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

export const containerActions: Action<Container>[] = [
  createAction(manifest, {
    policy: MAY_WRITE_CONTAINERS,
    dialog: async () => (await import('./CreateContainer.tsx')).CreateContainer,
  }),
  viewContainer,
  deleteContainer,
]
