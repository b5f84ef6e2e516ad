import type { MessageDescriptor } from 'react-intl'
import { paths } from '../../paths.ts'
import { nameLinkClass } from '../../ui/classes.ts'
import { AppLink } from '../link/AppLink.tsx'
import { column, type Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import type { ResourceManifest } from '../resource/manifest.ts'
import { words } from '../text/common.messages.ts'

interface NameColumnOptions<T extends Item> extends Pick<Column<T>, 'search'> {
  /** The item's name, or its id if it has none, unless given. */
  label?: (item: T) => string
  /** 'Name' unless given. */
  header?: MessageDescriptor
}

/** The column with the name, which links to the details page; it stays at every width. */
export const nameColumn = <T extends Item & { name?: string | null }>(
  { type }: Pick<ResourceManifest, 'type'>,
  { label = ({ id, name }) => name || id, header = words.name, search }: NameColumnOptions<T> = {},
): Column<T> => ({
  id: 'name',
  header,
  search,
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

/** Nobody reads a UUID: its beginning is enough to compare, and the tooltip has the rest. */
export const idColumn = <T extends Item>(more: Partial<Column<T>> = {}): Column<T> => ({
  id: 'id',
  header: words.id,
  width: 112,
  grow: 0.25,
  value: ({ id }) => id,
  ...more,
})

/** A column of counts or other numbers. */
export const numberColumn = <T extends Item>(
  id: string,
  header: MessageDescriptor,
  value: (item: T) => number | null,
  more?: Partial<Omit<Column<T>, 'id' | 'header' | 'value'>>,
): Column<T> => column(id, header, value, { width: 104, grow: 0.5, align: 'end', format: 'number', ...more })

export const projectColumn = <T extends Item & { project_id: string | null }>(
  more?: Pick<Column<T>, 'search'>,
): Column<T> => ownerColumn(({ project_id: project }) => project, more)

/** The project that owns the item, in the administrator's panels. */
export const ownerColumn = <T extends Item>(
  projectOf: (item: T) => string | null,
  more: Pick<Column<T>, 'search'> = {},
): Column<T> => ({
  id: 'project',
  header: words.project,
  scopes: ['admin'],
  relates: 'project',
  priority: 2,
  width: 120,
  value: (item, { projectName }) => projectName(projectOf(item)),
  ...more,
})
