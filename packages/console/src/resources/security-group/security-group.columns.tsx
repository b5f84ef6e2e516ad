import { openToWorld } from '@meridian/contract'
import { TriangleAlert } from 'lucide-react'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { idColumn, nameColumn, numberColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { namesColumn, someNames } from '../../framework/table/names-column.ts'
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
            {someNames(intl, services, SERVICES_SHOWN)}
          </Badge>
        )
      )
    },
  }),
  namesColumn('usedBy', messages.usedBy, {
    names: ({ users }) => users?.map(({ name }) => name),
    none: messages.unused,
  }),
  fieldColumn('description', words.description, { search: true, priority: 2, width: 120, grow: 2 }),
  idColumn({ header: messages.id, search: true, priority: 2 }),
  column('shared', words.shared, ({ shared = false }) => shared, { width: 88, grow: 0.5, format: 'yes-no' }),
  networkTagsColumn,
]
