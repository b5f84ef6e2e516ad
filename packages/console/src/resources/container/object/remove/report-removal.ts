import type { IntlShape } from 'react-intl'
import type { ActionTools } from '../../../../framework/actions/action.ts'
import { joinNames } from '../../../../framework/actions/join-names.ts'
import { describeError } from '../../../../framework/text/describe-error.ts'
import { failureMessage } from '../../../../framework/resource/resource-text.ts'
import { isFolder, type ObjectAddress } from '../object-address.ts'
import { objectManifest } from '../object.manifest.ts'
import type { StoredObject } from '../object.queries.ts'
import type { Removal } from './remove-all.ts'
import { removeMessages, removePhrases } from './remove.messages.ts'

type Tools = Pick<ActionTools<StoredObject>, 'intl' | 'notify'>
type Failed = Removal['failed'][number]

/** More reasons than these nobody reads; mostly there is one. */
const REASONS_SHOWN = 5

/** Says how much was deleted, what was not and why, and what was not tried. */
export function reportRemoval({ deleted, failed, left }: Removal, { intl, notify }: Tools): void {
  const folders = deleted.filter(isFolder).length
  if (deleted.length > 0)
    notify.success(intl.formatMessage(removePhrases.deleted, { files: deleted.length - folders, folders }))
  const [first, ...others] = failed
  if (first) {
    const names = joinNames(failed, { intl, label: ({ object }) => object.path })
    notify.danger(
      others.length === 0
        ? unableTo(intl, first)
        : intl.formatMessage(removePhrases.failed, { count: failed.length, names }),
      {
        detail:
          others.length === 0 ? `${first.object.path}: ${describeError(intl, first.error)}` : reasons(intl, failed),
        requestId: first.error.requestId,
      },
    )
  }
  if (left.length > 0) {
    const total = deleted.length + failed.length + left.length
    notify.warning(intl.formatMessage(removePhrases.left, { count: left.length, total }))
  }
}

const isFull = (object: ObjectAddress, status: number) => isFolder(object) && status === 409

const unableTo = (intl: IntlShape, { object, error }: Failed) =>
  isFull(object, error.status)
    ? intl.formatMessage(removeMessages.notEmpty)
    : failureMessage(intl, 'delete', objectManifest)

/** Each reason once. */
function reasons(intl: IntlShape, failed: readonly Failed[]): string {
  const all = failed.map((one) =>
    isFull(one.object, one.error.status) ? unableTo(intl, one) : describeError(intl, one.error),
  )
  return [...new Set(all)].slice(0, REASONS_SHOWN).join('\n')
}
