import { openToWorld } from '@meridian/contract'
import { TriangleAlert } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { idColumn, nameColumn, numberColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { networkTagsColumn } from '../../services/network/network-tags.tsx'
import { Badge } from '../../ui/inline.tsx'
import { securityGroupManifest as manifest } from './security-group.manifest.ts'
import { securityGroupMessages as messages } from './security-group.messages.ts'
import type { ListedGroup } from './security-group.queries.ts'

/** The services for administrators and databases that everybody on the internet may reach. */
const openServices = ({ security_group_rules: rules }: ListedGroup): string[] => [
  ...new Set(rules.flatMap((rule) => openToWorld(rule))),
]

/** The first names, and how many more there are. */
const some = (intl: IntlShape, names: readonly string[], shown: number): string =>
  names.length > shown
    ? intl.formatMessage(messages.more, { names: names.slice(0, shown).join(', '), count: names.length - shown })
    : names.join(', ')

const namesOf = (users: ListedGroup['users'] = []): string[] => users.map(({ name }) => name)

const USERS_SHOWN = 2
const SERVICES_SHOWN = 3

// Tested in the page: Neutron only filters by full names.
export const groupColumns: readonly Column<ListedGroup>[] = [
  projectColumn({ search: true }),
  nameColumn(manifest, { search: true }),
  numberColumn('rules', typeNames.rules, ({ security_group_rules: rules }) => rules.length, {
    listOnly: true,
    priority: 2,
    width: 72,
  }),
  column('world', messages.world, (group) => openServices(group).join(', '), {
    listOnly: true,
    search: true,
    priority: 2,
    width: 152,
    cell: (group, { intl }) => {
      const services = openServices(group)
      return (
        services.length > 0 && (
          <Badge tone="warn">
            <TriangleAlert aria-hidden />
            {some(intl, services, SERVICES_SHOWN)}
          </Badge>
        )
      )
    },
  }),
  column('usedBy', messages.usedBy, ({ users }) => users?.length ?? null, {
    listOnly: true,
    search: true,
    priority: 2,
    width: 160,
    grow: 3,
    text: ({ users }, { intl }) =>
      users?.length === 0 ? intl.formatMessage(messages.unused) : namesOf(users).join(', '),
    cell: ({ users }, { intl }) => (users?.length ? some(intl, namesOf(users), USERS_SHOWN) : undefined),
  }),
  fieldColumn('description', words.description, { search: true, priority: 2, width: 120, grow: 2 }),
  idColumn({ header: messages.id, search: true, priority: 2 }),
  column('shared', words.shared, ({ shared = false }) => shared, { width: 88, grow: 0.5, format: 'yes-no' }),
  networkTagsColumn,
]
