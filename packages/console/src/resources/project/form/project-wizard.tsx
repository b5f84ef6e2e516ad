import type { UserSession } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { identityFields, identityMessages } from '../../../services/identity/identity.messages.ts'
import { memberActions } from '../../../services/identity/member-actions.ts'
import { defineWizard } from '../../../framework/wizard/wizard.ts'
import { projectMessages, projectPhrases } from '../project.messages.ts'
import { projectManifest } from '../project.manifest.ts'
import type { Project } from '../project.queries.ts'
import { groupsSchema, informationSchema, membersSchema, type ProjectValues } from './project-form.ts'
import { ProjectInformation } from './ProjectInformation.tsx'
import { saveProject, type SavedProject } from './save-project.ts'
import { whoBelongs } from './who-belongs.tsx'

const [{ policy: listUsers = [] }, { policy: listGroups = [] }] = memberActions('project')

const information = (project: Project | undefined) =>
  function Information({ form }: { form: ResourceForm<ProjectValues> }) {
    return <ProjectInformation project={project} form={form} />
  }

interface Here {
  intl: IntlShape
  session: UserSession
}

/** The steps by which a project is made, or the one that is given is changed. */
export const projectWizard = (project: Project | undefined, { intl, session }: Here) =>
  defineWizard<ProjectValues, SavedProject>({
    title: project ? projectMessages.edit : projectMessages.create,
    finish: project ? identityMessages.save : projectMessages.create,
    failed: { operation: project ? 'update' : 'create', of: projectManifest.type },
    labels: { ...identityFields, members: projectMessages.members, groups: projectMessages.groups },
    steps: [
      {
        id: 'information',
        title: projectMessages.information,
        schema: informationSchema,
        body: information(project),
      },
      {
        id: 'members',
        title: projectMessages.members,
        description: projectMessages.membersHint,
        needs: { policy: listUsers },
        schema: membersSchema(session, project),
        body: whoBelongs('members', project),
      },
      {
        id: 'groups',
        title: projectMessages.groups,
        description: projectMessages.groupsHint,
        needs: { policy: listGroups },
        schema: groupsSchema,
        body: whoBelongs('groups', project),
      },
    ],
    submit: (values) => saveProject(project, values, intl.formatMessage(projectPhrases.taken, { name: values.name })),
  })
