import { containerEndpoints } from '@meridian/contract'
import { Info, Settings2, Trash2 } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import type { Action, LinkAction, RunningAction } from '../../framework/resource/action.ts'
import { createAction, dialogAction } from '../../framework/actions/dialog-action.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { failureMessage, formatText, named } from '../../framework/resource/resource-text.ts'
import type { LookAhead } from '../../framework/resource/consequences.ts'
import { deletePhrases } from '../../framework/resource/resource.messages.ts'
import { numberColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { nameLinkClass } from '../../ui/classes.ts'
import { AccessSwitch } from './AccessSwitch.tsx'
import { AccountUsage } from './AccountUsage.tsx'
import { ContainerOverview } from './ContainerOverview.tsx'
import { settingLabels } from './container-settings.messages.ts'
import { containerManifest as manifest } from './container.manifest.ts'
import { containerFields, containerMessages, containerPhrases } from './container.messages.ts'
import { containerQueries, knownOf, type Container } from './container.queries.ts'
import { versionMessages } from './version/version.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const Versions = lazyPart(async () => (await import('./version/Versions.tsx')).Versions)

const viewContainer: LinkAction<Container> = {
  id: 'view',
  label: moreWords.viewDetails,
  icon: Info,
  // Not on the details page itself.
  allowed: ({ details }) => details === undefined,
  to: ({ id }) => paths.details(manifest.type, id),
}

const look: LookAhead<Container> = async (containers, tools) =>
  (await import('../../services/deletion/storage-look-ahead.ts')).containerLookAhead(containers, tools)

/** Deletes one container; Swift refuses to delete one with objects, and its message says so. */
const deleteContainer: RunningAction<Container> = {
  id: 'delete',
  label: named(manifest, deletePhrases.one),
  icon: Trash2,
  danger: true,
  look,
  async run([container], { intl, type, confirm, send, notify, label, project = null }) {
    if (!container) return null
    const { id, name } = container
    const result = await confirm({
      title: formatText(intl, named(manifest, deletePhrases.one)),
      body: intl.formatMessage(containerPhrases.confirmDelete, { name }),
      action: intl.formatMessage(frameworkMessages.yes),
      refuse: intl.formatMessage(frameworkMessages.no),
      danger: true,
      outlook: {
        items: [{ id, name }],
        look: () => look([container], { intl, label, project }),
        steps: () => [],
        typed: () => null,
      },
      run: () => removeContainer(name, send),
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

async function removeContainer(container: string, send: Call): Promise<'removed' | ApiError> {
  try {
    await send(containerEndpoints.containerDelete, { params: { container } })
    return 'removed'
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

const actions: Action<Container>[] = [
  createAction(manifest, {
    dialog: async () => (await import('./CreateContainer.tsx')).CreateContainer,
  }),
  viewContainer,
  dialogAction<Container>(manifest, 'settings', settingLabels.title, Settings2, {
    dialog: async () => (await import('./ContainerSettings.tsx')).ContainerSettings,
  }),
  deleteContainer,
]

const toObjects = ({ name }: Container) => paths.objects(name)

/** The access of a container that a row has loaded; undefined for others. */
const knownAccess = (item: Container): boolean | undefined => knownOf(item).details?.is_public

/** A part of a container that its row loads by itself. */
function Loaded({ item, show }: { item: Container; show: (known: Container) => ReactNode }) {
  return show(useQuery(containerQueries.row(item.name)).data ?? item)
}

const columns: Column<Container>[] = [
  fieldColumn('name', words.name, {
    priority: 1,
    width: 132,
    grow: 4,
    cell: (item) => (
      <AppLink to={toObjects(item)} className={nameLinkClass}>
        <bdi>{item.name}</bdi>
      </AppLink>
    ),
  }),
  numberColumn('count', containerFields.count, (item) => knownOf(item).count, {
    priority: 2,
    width: 132,
    cell: (item, { intl }) => <Loaded item={item} show={({ count }) => intl.formatNumber(count)} />,
  }),
  column('bytes', words.size, (item) => knownOf(item).bytes, {
    align: 'end',
    priority: 2,
    width: 108,
    grow: 0.5,
    text: (item, { intl }) => formatBytes(intl, knownOf(item).bytes),
    cell: (item, { intl }) => <Loaded item={item} show={({ bytes }) => formatBytes(intl, bytes)} />,
  }),
  column('modified', containerFields.modified, (item) => item.last_modified, { width: 176, format: 'moment' }),
  column('access', containerFields.access, (item) => knownAccess(item) ?? null, {
    priority: 2,
    width: 164,
    grow: 0.5,
    text: (item, { intl }) => {
      const isPublic = knownAccess(item)
      return isPublic === undefined ? '' : intl.formatMessage(isPublic ? words.public : words.private)
    },
    cell: ({ name }) => <AccessSwitch name={name} />,
  }),
]

export const container = defineResource<Container>(manifest, {
  list: {
    emptyHint: containerMessages.emptyHint,
    query: containerQueries.list,
    opens: toObjects,
    facets: [{ id: 'prefix', label: moreWords.prefix, on: 'server' }],
    notice: (_scope, items) => <AccountUsage listed={items} />,
  },
  policyTarget: () => ({}),
  load: containerQueries.one,
  find: { lists: (text) => [containerQueries.list({ prefix: text })], to: toObjects },
  columns,
  actions,
  details: {
    overview: (item) => <ContainerOverview container={item} />,
    tabs: [
      {
        id: 'versions',
        label: versionMessages.older,
        render: ({ id, name }) => <Versions container={name} of={{ type: manifest.type, id }} />,
      },
    ],
  },
  work: {
    dialogs: { account: { panel: async () => (await import('./account/AccountMetadata.tsx')).AccountMetadata } },
  },
})
