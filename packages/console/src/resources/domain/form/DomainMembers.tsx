import type { Domain } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ManageMembers } from '../../../services/identity/ManageMembers.tsx'
import { memberWords } from '../../../services/identity/member-words.ts'
import { memberMessages } from '../../../services/identity/members.messages.ts'
import { roleGrants } from '../../../services/identity/role-grants.ts'
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
  const about =
    holder === 'user'
      ? {
          title: memberMessages.manage,
          words: memberWords(holder, domainMessages.members),
          done: formatMessage(domainPhrases.membersChanged, { name }),
        }
      : {
          title: memberMessages.modifyGroups,
          words: memberWords(holder, domainMessages.groups),
          done: formatMessage(domainPhrases.groupsChanged, { name }),
        }
  return <ManageMembers {...about} of={roleGrants({ domain: id }, holder)} item={domain} tools={tools} />
}
