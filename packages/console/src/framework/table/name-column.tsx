import type { MessageDescriptor } from 'react-intl'
import { paths } from '../../paths.ts'
import { nameLinkClass } from '../../ui/link-class.ts'
import { AppLink } from '../link/AppLink.tsx'
import type { Column, Item, Resource } from '../resource/define-resource.ts'

interface NameColumnOptions<T extends Item> extends Pick<Resource<T>, 'type' | 'label'> {
  header: MessageDescriptor
}

/** The column that names the items and leads to their details pages; it stays at every width. */
export const nameColumn = <T extends Item>({ type, label, header }: NameColumnOptions<T>): Column<T> => ({
  id: 'name',
  header,
  priority: 1,
  width: 132,
  grow: 4,
  value: label,
  cell: (item) => (
    <AppLink to={paths.details(type, item.id)} className={nameLinkClass}>
      {label(item)}
    </AppLink>
  ),
})
