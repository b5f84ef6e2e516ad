import type { ServerGroup } from '@meridian/contract'
import type { Column } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import { policyNames, serverGroupFields } from './server-group.messages.ts'
import { serverGroupManifest } from './server-group.manifest.ts'

export const serverGroupLabel = ({ name }: ServerGroup) => name

/** Nova has a list of them, of which it has never taken more than one. */
export const policyOf = ({ policies }: ServerGroup): string => policies[0] ?? ''

export const serverGroupColumns: Column<ServerGroup>[] = [
  nameColumn({ type: serverGroupManifest.type, label: serverGroupLabel, header: serverGroupFields.name }),
  { id: 'id', header: serverGroupFields.id, width: 300, grow: 2, value: ({ id }) => id },
  {
    id: 'policy',
    header: serverGroupFields.policy,
    priority: 1,
    width: 140,
    value: policyOf,
    text: (group, { intl }) => wordFor(intl, policyNames, policyOf(group)),
  },
  {
    id: 'members',
    header: serverGroupFields.members,
    priority: 2,
    align: 'end',
    width: 104,
    grow: 0.5,
    value: ({ members }) => members.length,
    text: ({ members }, { intl }) => intl.formatNumber(members.length),
  },
]
