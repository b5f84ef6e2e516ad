import type { UserSession } from '@meridian/contract'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { dialogPhrases, resultPhrases } from '../../../framework/resource/resource.messages.ts'
import { formatText, named } from '../../../framework/resource/resource-text.ts'
import { useSession } from '../../../framework/session/session.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { describeError } from '../../../framework/text/describe-error.ts'
import { defineWizard } from '../../../framework/wizard/wizard.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import { memberMessages } from '../../../services/identity/identity-forms.messages.ts'
import { invalidateAssignments } from '../../../services/identity/role-grants.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { projectFormMessages, projectFormPhrases } from '../project-forms.messages.ts'
import { projectMembers } from '../project.actions.ts'
import { projectManifest as manifest } from '../project.manifest.ts'
import { memberTexts } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'
import { membersStep } from './members-step.tsx'
import {
  groupsSchema,
  informationSchema,
  initialValues,
  membersSchema,
  saveProject,
  type ProjectValues,
  type SavedProject,
} from './project-form.ts'
import { ProjectInformation } from './ProjectInformation.tsx'

/** Creates a project, or edits `item`, with the users and groups that have roles on it. */
export function ProjectForm({ item: project, tools }: { item?: Project; tools: ModalTools }) {
  const intl = useIntl()
  const session = useSession()
  const [wizard] = useState(() => projectWizard(project, { intl, session }))
  return (
    <Wizard
      wizard={wizard}
      initial={initialValues(project)}
      open={tools.open}
      onDone={({ id, name, failures: [first] }) => {
        if (first)
          toast.danger(intl.formatMessage(memberMessages.unableToSave), {
            detail: describeError(intl, first),
            requestId: first.requestId,
          })
        void invalidateAssignments({ project: id })
        const phrase = project ? resultPhrases.updated : resultPhrases.created
        const saved = [{ type: tools.type, id }]
        tools.done(
          formatText(intl, named(manifest, phrase), { name }),
          project ? { updated: saved } : { created: saved },
        )
      }}
      onClose={tools.close}
    />
  )
}

interface WizardContext {
  intl: IntlShape
  session: UserSession
}

const [{ policy: listUsers = [] }, { policy: listGroups = [] }] = projectMembers

const projectWizard = (project: Project | undefined, { intl, session }: WizardContext) =>
  defineWizard<ProjectValues, SavedProject>({
    title: named(manifest, project ? dialogPhrases.edit : dialogPhrases.create),
    finish: project ? words.save : named(manifest, dialogPhrases.create),
    failed: { operation: project ? 'update' : 'create', of: manifest.type },
    labels: {
      name: words.name,
      description: words.description,
      enabled: words.enabled,
      members: memberTexts.users.members,
      groups: memberTexts.groups.members,
    },
    steps: [
      {
        id: 'information',
        title: projectFormMessages.information,
        schema: informationSchema,
        body: function Information({ form }: { form: ResourceForm<ProjectValues> }) {
          return <ProjectInformation project={project} form={form} />
        },
      },
      {
        id: 'members',
        title: memberTexts.users.members,
        description: projectFormMessages.membersHint,
        needs: { policy: listUsers },
        schema: membersSchema(session, project),
        body: membersStep('members', project),
      },
      {
        id: 'groups',
        title: memberTexts.groups.members,
        description: projectFormMessages.groupsHint,
        needs: { policy: listGroups },
        schema: groupsSchema,
        body: membersStep('groups', project),
      },
    ],
    submit: (values) =>
      saveProject(project, values, intl.formatMessage(projectFormPhrases.taken, { name: values.name })),
  })
