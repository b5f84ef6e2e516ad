import { catalogEndpoints, domainEndpoints, projectEndpoints, type User } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { column, fact, type Column, type Fact } from '../../framework/resource/column.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { namesColumn } from '../../framework/table/names-column.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { descriptionColumn, enabledColumn } from '../../services/identity/identity-resource.ts'
import { ASSIGNMENTS, roleTexts, type RolesOn } from '../../services/identity/roles-held.ts'
import { linkClass } from '../../ui/classes.ts'
import { userManifest } from './user.manifest.ts'
import { userFormLabels, userMessages } from './user.messages.ts'

/** Each part of an address is encoded, so that an address cannot add headers to the mail. */
const mailTo = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

/** A user with what they may; without `held` that is not known. */
export type ListedUser = User & { held?: readonly RolesOn[] }

/** Keystone does not store the email address itself, so it cannot filter by it. */
export const userColumns: Column<ListedUser>[] = [
  nameColumn(userManifest, { header: words.userName, search: 'server' }),
  namesColumn('roles', typeNames.roles, {
    names: ({ held }, intl) => held && roleTexts(intl, held),
    policy: ASSIGNMENTS,
    width: 200,
    grow: 4,
  }),
  descriptionColumn({ optional: true }),
  column('email', words.email, ({ email }) => email ?? '', {
    search: true,
    priority: 2,
    width: 160,
    grow: 2,
    cell: ({ email }) =>
      email && (
        <a href={mailTo(email)} className={linkClass}>
          {email}
        </a>
      ),
  }),
  idColumn({ header: words.userId, search: 'server' }),
  enabledColumn({ search: 'server' }),
  column('domain', words.domainName, ({ domain_id: domain }) => domain, {
    width: 120,
    cell: ({ domain_id: domain }) => <ListedDomain id={domain} />,
    isInformative: (items) => new Set(items.map(({ domain_id: domain }) => domain)).size > 1,
  }),
]

/** What the overview shows besides the columns. */
export const userFacts: Fact<User>[] = [
  fact('domain', words.domainId, ({ domain_id: domain }) => domain),
  fact('domainName', words.domainName, () => null, { cell: ({ domain_id: domain }) => <DomainName id={domain} /> }),
  fact('passwordExpires', userMessages.passwordExpires, ({ password_expires_at: moment }) => moment, {
    format: 'moment',
  }),
  fact('lockPassword', userFormLabels.locked, ({ options }) => options.lock_password === true, { format: 'yes-no' }),
  fact('project', userMessages.projectId, ({ default_project_id: project }) => project),
  fact('projectName', userMessages.projectName, () => null, {
    cell: ({ default_project_id: project }) => project && <ProjectName id={project} />,
  }),
]

/** The name of a domain, or its id if the user may not list domains. */
function ListedDomain({ id }: { id: string }) {
  const { data } = useQuery(query(domainEndpoints.domainList))
  return data?.items.find((domain) => domain.id === id)?.name ?? id
}

/** Older versions of Keystone have no domains. */
const FIRST_VERSION_WITH_DOMAINS = 3

function DomainName({ id }: { id: string }) {
  const failed = useFailureMessage()('load', 'OS::Keystone::Domain')
  return (
    <Loaded query={query(catalogEndpoints.identityVersion)} failed={failed}>
      {({ version }) =>
        Number.parseFloat(version) >= FIRST_VERSION_WITH_DOMAINS && (
          <Loaded query={query(domainEndpoints.domainView, { params: { id } })} failed={failed}>
            {({ name }) => <ResourceLink type="OS::Keystone::Domain" id={id} name={name} />}
          </Loaded>
        )
      }
    </Loaded>
  )
}

function ProjectName({ id }: { id: string }) {
  return (
    <Loaded
      query={query(projectEndpoints.projectView, { params: { id } })}
      failed={useFailureMessage()('load', 'OS::Keystone::Project')}
    >
      {({ name }) => <ResourceLink type="OS::Keystone::Project" id={id} name={name} />}
    </Loaded>
  )
}
