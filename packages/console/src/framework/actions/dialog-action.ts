import { paths } from '../../paths.ts'
import type { Item } from '../resource/define-resource.ts'
import type { LinkAction } from './action.ts'

/** An action that opens the dialog of this name about an item; unless it has another id, that is the dialog's name. */
export const opens = <T extends Item>(
  dialog: string,
  action: Omit<LinkAction<T>, 'id' | 'to'> & { id?: string },
): LinkAction<T> => ({ id: dialog, ...action, to: ({ id }) => paths.modal(dialog, id) })
