import { projectEndpoints, type ProjectCell } from '@meridian/contract'
import { ChartColumn, CircleDot, Eraser, Gauge } from 'lucide-react'
import { loadCell, saveCell } from '../../api/inline-cell.ts'
import type { Action, LinkAction, RunningAction } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { deleteAction, createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, fact, type Column, type InlineEdit } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { settingAt } from '../../framework/session/settings.ts'
import { idColumn, nameColumn, numberColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { formatMegabytes } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { RoleAssignments } from '../../services/identity/RoleAssignments.tsx'
import { canEdit, descriptionColumn, enabledColumn, memberActions } from '../../services/identity/identity-resource.ts'
import { ASSIGNMENTS } from '../../services/identity/roles-held.ts'
import { checkEmpty } from './check-empty.ts'
import { projectManifest as manifest } from './project.manifest.ts'
import { purgeMessages, purgePhrases } from './purge.messages.ts'
import { memberTexts, projectMessages } from './project.messages.ts'
import { projectQueries, type Project } from './project.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const setting = canEdit('project')
const dialog = async () => (await import('./ProjectForm.tsx')).ProjectForm

/** Administrators see the usage of every project. */
const USAGE_POLICY: readonly PolicyRule[] = [['compute', 'os_compute_api:os-simple-tenant-usage:list']]

const viewUsage: LinkAction<Project> = {
  id: 'usage',
  label: projectMessages.viewUsage,
  icon: ChartColumn,
  services: ['compute'],
  policy: USAGE_POLICY,
  to: ({ id }) => paths.details(manifest.type, id, 'usage'),
}

const modifyQuotas = dialogAction<Project>(manifest, 'quotas', projectMessages.modifyQuotas, Gauge, {
  services: ['compute', 'network', ...VOLUME_SERVICES],
  policy: [['compute', 'os_compute_api:os-quota-sets:update']],
  setting: ['OPENSTACK_HYPERVISOR_FEATURES', 'enable_quotas'],
  dialog: async () => (await import('./ModifyQuotas.tsx')).ModifyQuotas,
})

/** Only Keystone knows whether the user has a role on the project; it refuses the change if not. */
const setActive: RunningAction<Project> = {
  id: 'set-active',
  label: projectMessages.setActive,
  icon: CircleDot,
  allowed: ({ id, enabled }, { session }) => enabled && id !== session.project_id,
  async run([project], { changeScope }) {
    if (project) changeScope?.({ project: project.id })
    return null
  },
}

const actions: Action<Project>[] = [
  createAction(manifest, { policy: [['identity', 'identity:create_project']], setting, dialog }),
  ...memberActions<Project>(manifest, { scopeOf: ({ id }) => ({ project: id }), ...memberTexts }),
  editAction<Project>(manifest, { policy: [['identity', 'identity:update_project']], setting, dialog }),
  viewUsage,
  modifyQuotas,
  batchAction<Project>('purge', Eraser, {
    danger: true,
    final: true,
    messages: { ...purgeMessages, other: purgeMessages.one },
    sentences: { body: purgeMessages.body },
    failedOn: ({ name }, { formatMessage }) => formatMessage(purgePhrases.failed, { name }),
    lookAhead: async () => (await import('../../services/deletion/identity-look-ahead.ts')).purgeLookAhead,
    policy: [['identity', 'identity:delete_project']],
    setting,
    // Users may not empty the project that they work in by mistake.
    allowed: ({ id }, { session }) => id !== session.project_id,
    perform: checkEmpty,
  }),
  deleteAction<Project>(manifest, {
    lookAhead: async () => (await import('../../services/deletion/identity-look-ahead.ts')).projectLookAhead,
    policy: [['identity', 'identity:delete_project']],
    setting,
    sentences: { body: projectMessages.deleteQuestion },
    // Users may not delete the project that they work in.
    allowed: ({ id }, { session }) => id !== session.project_id,
    remove: ({ id }, send) => send(projectEndpoints.projectDelete, { params: { id } }),
  }),
  setActive,
]

const ProjectUsage = lazyPart(async () => (await import('./ProjectUsage.tsx')).ProjectUsage)

const editOf = (field: ProjectCell): InlineEdit<Project> => ({
  type: manifest.type,
  policy: [['identity', 'identity:update_project']],
  allowed: (_project, { settings }) => settingAt(settings, canEdit('project'), true),
  load: async ({ id }) => (await loadCell({ id, cell: field })).value,
  save: ({ id }, value) => saveCell({ id, cell: field }, value),
})

const ExtraCard = lazyPart(async () => (await import('../../services/identity/ExtraInfo.tsx')).ExtraCard)
const HierarchyCard = lazyPart(async () => (await import('./HierarchyCard.tsx')).HierarchyCard)

/** Nova says it late, and only to administrators. */
const used = { listOnly: true, priority: 2, width: 88, policy: USAGE_POLICY } as const

const pathOf = ({ above, name }: Project) => [...above, name].join(' / ')
const plainName = nameColumn<Project>(manifest)

/** Sorted by it, each project follows its parent. */
const pathColumn: Column<Project> = {
  ...plainName,
  edit: editOf('name'),
  value: pathOf,
  text: ({ name }) => name,
  tooltip: pathOf,
  // The path is cut off before the name is.
  cell: (item, context) => (
    <span className="flex min-w-0">
      {item.above.length > 0 && (
        <span className="min-w-0 shrink-[9] truncate text-ink-3">{item.above.join(' / ')} /</span>
      )}
      <span className="ms-1 min-w-0 truncate first:ms-0">{plainName.cell?.(item, context)}</span>
    </span>
  ),
}

export const project = defineResource<Project>(manifest, {
  list: {
    emptyHint: projectMessages.emptyHint,
    query: projectQueries.list,
    facets: [{ id: 'name', label: words.projectName, on: 'server' }],
  },
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.project.id': id, 'target.project.domain_id': domain }),
  load: projectQueries.one,
  find: { lists: () => [projectQueries.plain()] },
  columns: [
    pathColumn,
    numberColumn('instances', typeNames.instances, ({ inUse }) => inUse?.instances ?? null, used),
    numberColumn('vcpus', words.vcpus, ({ inUse }) => inUse?.vcpus ?? null, used),
    numberColumn('ram', words.ram, ({ inUse }) => inUse?.memory_mb ?? null, {
      ...used,
      text: ({ inUse }, { intl }) => (inUse ? formatMegabytes(intl, inUse.memory_mb) : ''),
    }),
    descriptionColumn({ edit: editOf('description') }),
    idColumn({ header: words.projectId, search: 'server' }),
    column('domain', words.domainName, ({ domain_name: name }) => name, { width: 128 }),
    enabledColumn({ search: 'server' }),
    column('tags', words.tags, ({ tags }) => tags.join(', '), {
      search: 'server',
      width: 120,
      isInformative: (items) => items.some(({ tags }) => tags.length > 0),
    }),
  ],
  details: {
    facts: [
      fact('domainId', words.domainId, ({ domain_id: id }) => id),
      fact(
        'parent',
        projectMessages.parent,
        ({ parent_id: parent }, { projectName }) => parent && projectName(parent),
        {
          relates: 'project',
          cell: ({ parent_id: parent }, { projectName }) =>
            parent && <ResourceLink type={manifest.type} id={parent} name={projectName(parent)} />,
        },
      ),
    ],
    cards: (item) => (
      <>
        <ExtraCard setting="PROJECT_TABLE_EXTRA_INFO" item={item} />
        <HierarchyCard project={item} />
      </>
    ),
    tabs: [
      {
        id: 'users',
        label: typeNames.users,
        policy: ASSIGNMENTS,
        render: ({ id }) => <RoleAssignments title={typeNames.users} of={{ project_id: id }} side="user" />,
      },
      {
        id: 'groups',
        label: typeNames.groups,
        policy: ASSIGNMENTS,
        render: ({ id }) => <RoleAssignments title={typeNames.groups} of={{ project_id: id }} side="group" />,
      },
      {
        id: 'usage',
        label: moreWords.usage,
        policy: USAGE_POLICY,
        render: ({ id }) => <ProjectUsage id={id} />,
      },
    ],
  },
  actions,
  work: { continues: { equip: async () => (await import('./ContinueStarter.tsx')).ContinueStarter } },
})
