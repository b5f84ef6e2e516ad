import {
  CONTENT_TYPES,
  DELETED_TYPES,
  deletionOrder,
  projectContentEndpoints,
  type ContentItem,
} from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import type { ExtraStep } from '../../framework/resource/consequences.ts'
import { purgePhrases } from './deletion.messages.ts'

const POLL_MS = 2000
/** How often an item is asked for before it counts as not deleted: for ten minutes. */
const ATTEMPTS = 300

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS))

/** The steps that empty a project, each after those that it needs, before what is done to the project itself. */
export function purgeSteps(
  project: string,
  contents: readonly ContentItem[],
  intl: IntlShape,
  { pause = wait }: { pause?: () => Promise<void> } = {},
): ExtraStep[] {
  const idOf = (key: string) => `purge ${project} ${key}`
  return deletionOrder(contents).map(({ item: { kind, id, name }, key, needs }) => {
    const params = { id: project, kind, itemId: id }
    return {
      id: idOf(key),
      of: project,
      before: true,
      final: true,
      label: intl.formatMessage(purgePhrases.step, { kind, name }),
      needs: needs.map(idOf),
      deletes: { type: DELETED_TYPES[CONTENT_TYPES[kind]], id },
      run: async (send) => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const { gone } = await send(projectContentEndpoints.projectContentDelete, { params })
          if (gone || send.rehearsal) return
          await pause()
        }
        throw new ApiError(intl.formatMessage(purgePhrases.stays, { name }), { reason: 'refused', endpoint: '' })
      },
    }
  })
}
