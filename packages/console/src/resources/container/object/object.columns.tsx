import { File, Folder } from 'lucide-react'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { formatBytes } from '../../../framework/text/bytes.ts'
import type { Column } from '../../../framework/resource/column.ts'
import { paths } from '../../../paths.ts'
import { nameLinkClass } from '../../../ui/link-class.ts'
import { modifiedColumn } from '../modified-column.ts'
import { lastPart } from './object-address.ts'
import { objectFields, objectMessages } from './object.messages.ts'
import type { StoredObject } from './object.queries.ts'

export const objectLabel = ({ path }: StoredObject) => lastPart(path)

const ICON = 'size-4 shrink-0 text-ink-3'

export const objectColumns: Column<StoredObject>[] = [
  {
    id: 'name',
    header: objectFields.name,
    priority: 1,
    width: 132,
    grow: 4,
    value: objectLabel,
    cell: (object) => (
      <span className="flex min-w-0 items-center gap-2">
        {object.is_subdir ? <Folder aria-hidden className={ICON} /> : <File aria-hidden className={ICON} />}
        {object.is_subdir ? (
          <AppLink to={paths.objects(object.container, object.path)} className={`truncate ${nameLinkClass}`}>
            <bdi>{objectLabel(object)}</bdi>
          </AppLink>
        ) : (
          <bdi className="truncate text-ink">{objectLabel(object)}</bdi>
        )}
      </span>
    ),
  },
  {
    id: 'size',
    header: objectFields.size,
    align: 'end',
    priority: 1,
    width: 96,
    grow: 0.5,
    // Folders stand together, before the smallest file.
    value: ({ is_subdir: isSubdir, bytes }) => (isSubdir ? -1 : bytes),
    text: ({ is_subdir: isSubdir, bytes }, { intl }) =>
      isSubdir ? intl.formatMessage(objectMessages.folder) : formatBytes(intl, bytes),
  },
  modifiedColumn,
  {
    id: 'type',
    header: objectFields.contentType,
    optional: true,
    width: 176,
    value: (object) => object.content_type,
  },
]
