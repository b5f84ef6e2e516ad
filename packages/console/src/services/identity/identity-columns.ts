import type { MessageDescriptor } from 'react-intl'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { yesNo } from '../../framework/text/yes-no.ts'
import { identityFields } from './identity.messages.ts'

export const idColumn = <T extends Item>(header: MessageDescriptor): Column<T> => ({
  id: 'id',
  header,
  width: 280,
  grow: 2,
  value: ({ id }) => id,
})

export const descriptionColumn = <T extends Item & { description: string | null }>(): Column<T> => ({
  id: 'description',
  header: identityFields.description,
  priority: 2,
  width: 140,
  grow: 3,
  value: ({ description }) => description ?? '',
})

export const enabledColumn = <T extends Item & { enabled: boolean }>(): Column<T> => ({
  id: 'enabled',
  header: identityFields.enabled,
  priority: 2,
  width: 92,
  grow: 0.5,
  value: ({ enabled }) => enabled,
  text: ({ enabled }, { intl }) => yesNo(intl, enabled),
})
