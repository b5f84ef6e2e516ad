import { projectEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { inDomainContext } from '../../../framework/identity/domain-context.ts'
import { identityMessages } from '../../../framework/identity/identity.messages.ts'
import { NamedForm } from '../../../framework/identity/NamedForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useSession } from '../../../framework/session.ts'
import { projectMessages, projectPhrases } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'

const FIELDS = { longestName: 64, asks: { description: true, enabled: true }, taken: projectPhrases.taken }

/** Creates a project, or changes the one that is given. */
export function ProjectForm({ project, tools }: { project?: Project; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { type } = tools
  if (project) {
    const { id, name, description, enabled } = project
    return (
      <NamedForm
        {...FIELDS}
        tools={tools}
        title={projectMessages.edit}
        action={identityMessages.save}
        initial={{ name, description: description ?? '', enabled }}
        keepsEnabled={id === session.project_id ? projectMessages.cannotDisable : undefined}
        submit={async (body) => {
          await call(projectEndpoints.projectUpdate, { params: { id }, body })
          return {
            message: formatMessage(projectPhrases.updated, { name: body.name }),
            result: { updated: [{ type, id }] },
          }
        }}
      />
    )
  }
  return (
    <NamedForm
      {...FIELDS}
      tools={tools}
      title={projectMessages.create}
      action={projectMessages.create}
      submit={async (body) => {
        const { id, name } = await call(projectEndpoints.projectCreate, { body: inDomainContext(body) })
        return { message: formatMessage(projectPhrases.created, { name }), result: { created: [{ type, id }] } }
      }}
    />
  )
}
