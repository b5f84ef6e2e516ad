import { userEndpoints } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { namesOf, readable } from './readable.ts'

/** The names of all users that the signed-in user may see. */
export const userNames = async (signal?: AbortSignal) =>
  namesOf(await readable(call(userEndpoints.userList, {}, { signal, quiet: true })))

/** A user by name, with a link. */
export const userColumn = <T extends Item>(
  column: Pick<Column<T>, 'id' | 'header'>,
  of: (item: T) => { id: string; name: string },
): Column<T> => ({
  ...column,
  search: true,
  priority: 1,
  width: 94,
  grow: 2,
  value: (item) => of(item).name,
  cell: (item) => <ResourceLink type="OS::Keystone::User" id={of(item).id} name={of(item).name} />,
})
