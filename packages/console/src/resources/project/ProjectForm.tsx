import { projectEndpoints, ProjectTags, type UserSession } from '@meridian/contract'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import * as z from 'zod'
import type { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { inDomainContext } from '../../services/identity/domain-context.ts'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { defineWizard, type WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { memberPolicies } from '../../services/identity/identity-resource.ts'
import { extraSchema } from '../../services/identity/extra-info.ts'
import { extraInfoTitle, memberMessages } from '../../services/identity/identity.messages.ts'
import { applyChange, changeOf, memberEditSchema, type MemberEdit } from '../../services/identity/members.ts'
import { nameRule, orNameTaken } from '../../services/identity/name-field.ts'
import { invalidateAssignments, keepsOwnAdmin, roleGrants, type Holder } from '../../services/identity/role-grants.ts'
import { toast } from '../../ui/toast/toast.ts'
import { NO_STARTER, starterSchema, StarterStep, toStarter } from './StarterStep.tsx'
import { projectFormMessages } from './project-forms.messages.ts'
import { membersStep, ProjectInformation, type ProjectValues } from './project-steps.tsx'
import { projectManifest as manifest } from './project.manifest.ts'
import { memberTexts, projectMessages } from './project.messages.ts'
import type { Project } from './project.queries.ts'
import type { Grant, Starter } from './starter-plan.ts'
import { starterMessages } from './starter.messages.ts'
import { useStarter } from './use-starter.ts'

const informationSchema = z.object({
  name: nameRule(64),
  description: z.string(),
  parent: z.string().nullable(),
  tags: z
    .string()
    .refine((text) => ProjectTags.safeParse(tagsIn(text)).success, withMessage(projectFormMessages.tagsInvalid)),
  enabled: z.boolean(),
  extra: extraSchema,
})

/** Tags cannot contain commas. */
const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

const membersSchema = (session: UserSession, project: Project | undefined) =>
  z.object({ members: memberEditSchema(keepsOwnAdmin(session, project && { project: project.id })) })

const groupsSchema = z.object({ groups: memberEditSchema() })

const initialValues = (project: Project | undefined): ProjectValues => ({
  name: project?.name ?? '',
  description: project?.description ?? '',
  parent: project?.parent_id ?? null,
  tags: project?.tags.join(', ') ?? '',
  enabled: project?.enabled ?? true,
  extra: {},
  members: null,
  groups: null,
  ...NO_STARTER,
})

interface SavedProject {
  id: string
  name: string
  /** The errors of role changes; the project itself is saved. */
  failures: ApiError[]
  starter: Starter
}

/**
 * Creates a project, or updates `project` and changes the roles on it. A new project gets its roles by the plan that
 * equips it. `taken` is the message for a name conflict.
 */
async function saveProject(
  project: Project | undefined,
  { members, groups, name, description, parent, tags, enabled, extra }: ProjectValues,
  taken: string,
  send: Call,
): Promise<Omit<SavedProject, 'starter'>> {
  const body = { ...extra, name, description, enabled, tags: tagsIn(tags) }
  const created = { ...body, ...(parent !== null && { parent_id: parent }) }
  const { id } =
    project ?? (await orNameTaken(send(projectEndpoints.projectCreate, { body: inDomainContext(created) }), taken))
  if (project) await orNameTaken(send(projectEndpoints.projectUpdate, { params: { id }, body }), taken)
  if (!project && !send.rehearsal) return { id, name, failures: [] }
  const change = (holder: Holder, edit: MemberEdit | null) =>
    applyChange(roleGrants({ project: id }, holder), changeOf(edit), send)
  return { id, name, failures: [...(await change('user', members)), ...(await change('group', groups))] }
}

const grantsOf = (holder: Holder, edit: MemberEdit | null): Grant[] =>
  changeOf(edit).granted.map((grant) => ({ ...grant, holder }))

/** Creates a project, or edits `item`, with the users and groups that have roles on it. */
export function ProjectForm({ item: project }: { item?: Project }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const session = useSession()
  const equip = useStarter()
  const [wizard] = useState(() => projectWizard(project, { intl, session }))
  return (
    <Wizard
      wizard={wizard}
      initial={initialValues(project)}
      open={tools.open}
      onDone={({ id, name, failures: [first], starter }) => {
        if (!project) equip({ id, name }, starter)
        if (first)
          toast.danger(intl.formatMessage(memberMessages.unableToSave), {
            detail: describeError(intl, first),
            requestId: first.requestId,
          })
        void invalidateAssignments({ project: id })
        const phrase = project ? dialogPhrases.updated : dialogPhrases.created
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

/** Only administrators create resources for others. */
const STARTER_STEP: WizardStep<ProjectValues> = {
  id: 'starter',
  title: starterMessages.step,
  description: starterMessages.hint,
  needs: { services: ['network'], policy: [['network', 'context_is_admin']] },
  schema: starterSchema,
  body: StarterStep,
}

const projectWizard = (project: Project | undefined, { intl, session }: WizardContext) =>
  defineWizard<ProjectValues, SavedProject>({
    title: named(manifest, project ? dialogPhrases.edit : dialogPhrases.create),
    finish: project ? words.save : named(manifest, dialogPhrases.create),
    failed: { operation: project ? 'update' : 'create', of: manifest.type },
    labels: {
      name: words.name,
      description: words.description,
      parent: projectMessages.parent,
      tags: words.tags,
      enabled: words.enabled,
      extra: extraInfoTitle,
      members: memberTexts.users.members,
      groups: memberTexts.groups.members,
      preset: starterMessages.preset,
      percent: starterMessages.percent,
      network: starterMessages.network,
      cidr: starterMessages.cidr,
      external: starterMessages.external,
    },
    preflight: { none: 'no quota of projects; a taken name is an error of the field' },
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
        needs: { policy: memberPolicies.users },
        schema: membersSchema(session, project),
        body: membersStep('members', project),
      },
      {
        id: 'groups',
        title: memberTexts.groups.members,
        description: projectFormMessages.groupsHint,
        needs: { policy: memberPolicies.groups },
        schema: groupsSchema,
        body: membersStep('groups', project),
      },
      ...(project ? [] : [STARTER_STEP]),
    ],
    submit: async (values, send) => ({
      ...(await saveProject(
        project,
        values,
        intl.formatMessage(projectFormMessages.taken, { name: values.name }),
        send,
      )),
      starter: {
        ...toStarter(values),
        grants: [...grantsOf('user', values.members), ...grantsOf('group', values.groups)],
      },
    }),
  })
