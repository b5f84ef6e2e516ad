import { rbacPolicyEndpoints } from '@meridian/contract'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { AppLink, ResourceLink } from '../../framework/link/AppLink.tsx'
import { fieldColumn, column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { projectColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { nameLinkClass } from '../../ui/classes.ts'
import { rbacPolicyManifest as manifest } from './rbac-policy.manifest.ts'
import { objectTypes, rbacActions, rbacMessages as messages } from './rbac-policy.messages.ts'
import { rbacQueries, type Rbac } from './rbac-policy.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The types of objects that have a page. */
const PAGES: Readonly<Record<string, string>> = {
  network: 'OS::Neutron::Net',
  qos_policy: 'OS::Neutron::QoSPolicy',
  security_group: 'OS::Neutron::SecurityGroup',
  address_scope: 'OS::Neutron::AddressScope',
  subnetpool: 'OS::Neutron::SubnetPool',
  address_group: 'OS::Neutron::AddressGroup',
}

const objectText = ({ objectName, object_id: id }: Rbac) => objectName || id

export const rbacPolicy = defineResource<Rbac>(manifest, {
  list: { emptyHint: messages.emptyHint, query: rbacQueries.list, defaultSort: 'object' },
  label: objectText,
  load: rbacQueries.one,
  columns: [
    projectColumn(),
    fieldColumn('id', words.id, {
      priority: 1,
      width: 100,
      grow: 3,
      cell: ({ id }) => (
        <AppLink to={paths.details(manifest.type, id)} className={nameLinkClass}>
          {id}
        </AppLink>
      ),
    }),
    column('objectType', messages.objectType, ({ object_type: type }) => type, {
      search: true,
      priority: 2,
      width: 120,
      words: objectTypes,
    }),
    fieldColumn('action', moreWords.action, { search: true, width: 160, words: rbacActions }),
    column('object', typeNames.object, objectText, {
      search: true,
      priority: 1,
      width: 100,
      grow: 2,
      cell: (item) => {
        const page = PAGES[item.object_type]
        return page && item.objectName !== undefined ? (
          <ResourceLink type={page} id={item.object_id} name={objectText(item)} />
        ) : (
          objectText(item)
        )
      },
    }),
    column(
      'target',
      moreWords.targetProject,
      ({ target_tenant: target }, { intl, projectName }) =>
        target === '*' ? intl.formatMessage(messages.everyone) : projectName(target),
      { search: true, relates: 'project', priority: 1, width: 100, grow: 1.5 },
    ),
  ],
  actions: [
    createAction(manifest, {
      policy: [['network', 'create_rbac_policy']],
      dialog: async () => (await import('./rbac-policy-dialogs.tsx')).CreateRbacPolicy,
    }),
    editAction<Rbac>(manifest, {
      label: messages.edit,
      policy: [['network', 'update_rbac_policy']],
      dialog: async () => (await import('./rbac-policy-dialogs.tsx')).EditRbacPolicy,
    }),
    deleteAction<Rbac>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).rbacPolicyLookAhead,
      policy: [['network', 'delete_rbac_policy']],
      remove: ({ id }, send) => send(rbacPolicyEndpoints.rbacPolicyDelete, { params: { id } }),
    }),
  ],
})
