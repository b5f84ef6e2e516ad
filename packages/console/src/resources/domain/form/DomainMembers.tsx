import type { Domain } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ManageMembers } from '../../../framework/identity/ManageMembers.tsx'
import { memberMessages } from '../../../framework/identity/members.messages.ts'
import { roleGrants } from '../../../framework/identity/role-grants.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { domainMessages, domainPhrases } from '../domain.messages.ts'

interface DomainMembersProps {
  domain: Domain
  holder: 'user' | 'group'
  tools: ModalTools
}

/** Which users or groups have which roles on the domain. */
export function DomainMembers({ domain, holder, tools }: DomainMembersProps) {
  const { formatMessage } = useIntl()
  const { id, name } = domain
  const words =
    holder === 'user'
      ? {
          title: memberMessages.manage,
          all: memberMessages.allUsers,
          members: domainMessages.members,
          done: formatMessage(domainPhrases.membersChanged, { name }),
        }
      : {
          title: memberMessages.modifyGroups,
          all: memberMessages.allGroups,
          members: domainMessages.groups,
          done: formatMessage(domainPhrases.groupsChanged, { name }),
        }
  return <ManageMembers {...words} of={roleGrants({ domain: id }, holder)} item={domain} tools={tools} />
}
