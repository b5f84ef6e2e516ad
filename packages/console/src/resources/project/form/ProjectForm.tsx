import { roleAssignmentEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { keyOf, queryClient } from '../../../api/query.ts'
import { describeError } from '../../../framework/text/describe-error.ts'
import { memberMessages } from '../../../services/identity/members.messages.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useSession } from '../../../framework/session/session.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { projectPhrases } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'
import { initialOf } from './project-form.ts'
import { projectWizard } from './project-wizard.tsx'

/** Creates a project, or changes the one that is given, with those who belong to it. */
export function ProjectForm({ project, tools }: { project?: Project; tools: ModalTools }) {
  const intl = useIntl()
  const session = useSession()
  const [wizard] = useState(() => projectWizard(project, { intl, session }))
  return (
    <Wizard
      wizard={wizard}
      initial={initialOf(project)}
      open={tools.open}
      onDone={({ id, name, failures: [first] }) => {
        if (first)
          toast.danger(intl.formatMessage(memberMessages.unableToSave), {
            detail: describeError(intl, first),
            requestId: first.requestId,
          })
        // The details page below may show them.
        void queryClient.invalidateQueries({
          queryKey: keyOf(roleAssignmentEndpoints.roleAssignmentList, { query: { project_id: id } }),
        })
        const saved = [{ type: tools.type, id }]
        tools.done(
          intl.formatMessage(project ? projectPhrases.updated : projectPhrases.created, { name }),
          project ? { updated: saved } : { created: saved },
        )
      }}
      onClose={tools.close}
    />
  )
}
