import { groupEndpoints, userEndpoints, type Group, type User } from '@meridian/contract'
import { UserRoundCog } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { queriesOf } from '../../api/lists.ts'
import { query } from '../../api/query.ts'
import { deleteAction, createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { fact } from '../../framework/resource/column.ts'
import { inDomainContext } from '../../services/identity/domain-context.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { yesNo } from '../../framework/text/wording.ts'
import { RoleAssignments } from '../../services/identity/RoleAssignments.tsx'
import { canEdit, descriptionColumn } from '../../services/identity/identity-resource.ts'
import { assignmentMessages, memberLabels } from '../../services/identity/identity.messages.ts'
import { groupManifest as manifest } from './group.manifest.ts'
import { groupMessages } from './group.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const queries = queriesOf('group', groupEndpoints)
const setting = canEdit('group')
const dialog = async () => (await import('./GroupForms.tsx')).GroupForm

const cellsOf =
  (intl: IntlShape) =>
  ({ id, name, email, enabled }: User) => ({
    name: <ResourceLink type="OS::Keystone::User" id={id} name={name} />,
    email,
    id,
    enabled: yesNo(intl, enabled),
  })

function GroupMembers({ id: group }: { id: string }) {
  const intl = useIntl()
  return (
    <ListCard
      title={groupMessages.members}
      failed={moreWords.unableToRetrieveTheMembers}
      empty={groupMessages.noMembers}
      query={query(userEndpoints.userList, { query: { group_id: group } })}
      columns={{ name: words.userName, email: words.email, id: words.userId, enabled: words.enabled }}
      cells={cellsOf(intl)}
    />
  )
}

export const group = defineResource<Group>(manifest, {
  list: { emptyHint: groupMessages.emptyHint, query: (filters) => queries.list(inDomainContext(filters)) },
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.group.id': id, 'target.group.domain_id': domain }),
  load: queries.one,
  // Keystone filters by full names, and not by ids.
  columns: [
    nameColumn(manifest, { search: 'server' }),
    descriptionColumn(),
    idColumn({ header: moreWords.groupId, search: true }),
  ],
  details: {
    facts: [fact('domain', words.domainId, ({ domain_id: domain }) => domain)],
    tabs: [
      { id: 'members', label: groupMessages.members, render: ({ id }) => <GroupMembers id={id} /> },
      {
        id: 'assignments',
        label: assignmentMessages.title,
        render: ({ id }) => <RoleAssignments title={assignmentMessages.title} of={{ group_id: id }} side="scope" />,
      },
    ],
  },
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_group']], setting, dialog }),
    dialogAction<Group>(manifest, 'manage-members', memberLabels.manage, UserRoundCog, {
      policy: [
        ['identity', 'identity:get_group'],
        ['identity', 'identity:list_users'],
        ['identity', 'identity:add_user_to_group'],
        ['identity', 'identity:remove_user_from_group'],
      ],
      setting,
      dialog: async () => (await import('./GroupForms.tsx')).ManageGroup,
    }),
    editAction<Group>(manifest, { policy: [['identity', 'identity:update_group']], setting, dialog }),
    deleteAction<Group>(manifest, {
      policy: [['identity', 'identity:delete_group']],
      setting,
      lookAhead: async () => (await import('../../services/deletion/identity-look-ahead.ts')).groupLookAhead,
      remove: queries.remove,
    }),
  ],
})
