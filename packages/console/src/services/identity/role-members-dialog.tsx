import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ItemDialog } from '../../framework/modals/modal.ts'
import type { Item } from '../../framework/resource/item.ts'
import { useSession } from '../../framework/session/session.ts'
import { memberLabels } from './identity.messages.ts'
import { ManageMembers } from './ManageMembers.tsx'
import { memberWords } from './MembersField.tsx'
import { invalidateAssignments, keepsOwnAdmin, roleGrants, type GrantScope, type Holder } from './role-grants.ts'

export interface RoleMembersOptions<T extends Item> {
  holder: Holder
  scopeOf: (item: T) => GrantScope
  texts: {
    /** 'Project Members'. */
    members: MessageDescriptor
    /** The success message, with `{name}`. */
    changed: MessageDescriptor
  }
}

/** The dialog that chooses the users, or the groups, with roles on a project or domain. */
export const roleMembersDialog = <T extends Item & { name: string }>({
  holder,
  scopeOf,
  texts,
}: RoleMembersOptions<T>): ItemDialog<T> =>
  function RoleMembers({ item, tools }) {
    const { formatMessage } = useIntl()
    const session = useSession()
    const scope = scopeOf(item)
    return (
      <ManageMembers
        of={roleGrants(scope, holder)}
        item={item}
        tools={tools}
        title={holder === 'user' ? memberLabels.manage : memberLabels.modifyGroups}
        words={memberWords(holder, texts.members)}
        success={formatMessage(texts.changed, { name: item.name })}
        check={holder === 'user' && 'project' in scope ? keepsOwnAdmin(session, scope.project) : undefined}
        onSaved={() => void invalidateAssignments(scope)}
      />
    )
  }
