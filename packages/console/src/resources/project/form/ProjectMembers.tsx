import { roleAssignmentEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { keyOf, queryClient } from '../../../api/query.ts'
import { ManageMembers } from '../../../services/identity/ManageMembers.tsx'
import { memberWords } from '../../../services/identity/member-words.ts'
import { memberMessages } from '../../../services/identity/members.messages.ts'
import { roleGrants } from '../../../services/identity/role-grants.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useSession } from '../../../framework/session/session.ts'
import { projectMessages, projectPhrases } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'
import { losingAdmin } from './project-form.ts'

interface ProjectMembersProps {
  project: Project
  holder: 'user' | 'group'
  tools: ModalTools
}

/** Which users or groups have which roles on the project. */
export function ProjectMembers({ project, holder, tools }: ProjectMembersProps) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { id, name } = project
  const common = {
    of: roleGrants({ project: id }, holder),
    item: project,
    tools: {
      ...tools,
      done: (...told: Parameters<ModalTools['done']>) => {
        // The details page below may show them.
        void queryClient.invalidateQueries({
          queryKey: keyOf(roleAssignmentEndpoints.roleAssignmentList, { query: { project_id: id } }),
        })
        tools.done(...told)
      },
    },
  }
  if (holder === 'group')
    return (
      <ManageMembers
        {...common}
        title={memberMessages.modifyGroups}
        words={memberWords('group', projectMessages.groups)}
        done={formatMessage(projectPhrases.groupsChanged, { name })}
      />
    )
  return (
    <ManageMembers
      {...common}
      title={memberMessages.manage}
      words={memberWords('user', projectMessages.members)}
      done={formatMessage(projectPhrases.membersChanged, { name })}
      objection={losingAdmin(session, id)}
    />
  )
}
