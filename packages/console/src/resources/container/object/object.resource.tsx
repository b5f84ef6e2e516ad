import { File, Folder } from 'lucide-react'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { column, type Column } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatBytes } from '../../../framework/text/units.ts'
import { folderOf, paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { nameLinkClass } from '../../../ui/classes.ts'
import { containerFields } from '../container.messages.ts'
import { settingLabels } from '../container-settings.messages.ts'
import { ObjectFacts } from './ObjectDetails.tsx'
import { ObjectPreview } from './ObjectPreview.tsx'
import { actionsIn, folderDialogs, objectActions } from './object.actions.ts'
import { objectManifest as manifest } from './object.manifest.ts'
import { objectMessages } from './object.messages.ts'
import { breadcrumbs, lastPart, objectQueries, objectRemains, type StoredObject } from './object.queries.ts'
import { versionNames } from '../version/version.messages.ts'
import { DropZone } from './upload/DropZone.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const Versions = lazyPart(async () => (await import('../version/Versions.tsx')).Versions)

const label = ({ path, name, is_subdir: isFolder }: StoredObject) =>
  isFolder ? lastPart(path) : name || lastPart(path)

const ICON = 'size-4 shrink-0 text-ink-3'

const columns: Column<StoredObject>[] = [
  column('name', words.name, label, {
    search: true,
    priority: 1,
    width: 132,
    grow: 4,
    cell: (object) => (
      <span className="flex min-w-0 items-center gap-2">
        {object.is_subdir ? <Folder aria-hidden className={ICON} /> : <File aria-hidden className={ICON} />}
        {object.is_subdir ? (
          <AppLink to={paths.objects(object.container, object.path)} className={`truncate ${nameLinkClass}`}>
            <bdi>{label(object)}</bdi>
          </AppLink>
        ) : (
          <AppLink to={paths.details(manifest.type, object.id)} className={`truncate ${nameLinkClass}`}>
            <bdi>{label(object)}</bdi>
          </AppLink>
        )}
      </span>
    ),
  }),
  {
    id: 'size',
    header: words.size,
    align: 'end',
    priority: 1,
    width: 96,
    grow: 0.5,
    // Sorts all folders before the smallest file.
    value: ({ is_subdir: isSubdir, bytes }) => (isSubdir ? -1 : bytes),
    text: ({ is_subdir: isSubdir, bytes }, { intl }) =>
      isSubdir ? intl.formatMessage(objectMessages.folder) : formatBytes(intl, bytes),
  },
  column('modified', containerFields.modified, (item) => item.last_modified, { width: 176, format: 'moment' }),
  column('type', settingLabels.content_type, (object) => object.content_type, { optional: true, width: 176 }),
]

export const object: Resource<StoredObject> = defineResource<StoredObject>(manifest, {
  list: {
    emptyHint: objectMessages.emptyHint,
    // Never requested: its key finds the cached lists of this type.
    query: () => objectQueries.list('', ''),
    nested: ({ container = '', _splat: rest = '' }) => {
      const folder = folderOf(rest)
      const address = { container, path: folder }
      return {
        resource: {
          ...object,
          list: {
            ...object.list,
            query: ({ below }) =>
              below ? objectQueries.search(container, folder, below) : objectQueries.list(container, folder),
            facets: [...object.list.facets, { id: 'below', label: settingLabels.below, on: 'server' }],
          },
          actions: [...actionsIn(address), ...objectActions],
        },
        title: folder === '' ? container : lastPart(folder),
        breadcrumbs: breadcrumbs(address),
        around: (table) => <DropZone folder={address}>{table}</DropZone>,
      }
    },
    opens: (item) =>
      item.is_subdir ? paths.objects(item.container, item.path) : paths.details(manifest.type, item.id),
  },
  label,
  policyTarget: () => ({}),
  // Swift cannot search objects across containers.
  find: undefined,
  load: objectQueries.one,
  details: {
    breadcrumbs,
    overview: (item) => (
      <div className="grid gap-4">
        <Card className="max-w-3xl">
          <ObjectFacts object={item} />
        </Card>
        <ObjectPreview object={item} />
      </div>
    ),
    tabs: [
      {
        id: 'versions',
        label: versionNames.other,
        render: ({ id, container, path }) => (
          <Versions container={container} path={path} of={{ type: manifest.type, id }} />
        ),
      },
    ],
  },
  work: { remains: objectRemains, dialogs: folderDialogs },
  columns,
  actions: objectActions,
})
