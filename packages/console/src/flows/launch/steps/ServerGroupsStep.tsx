import type { ServerGroup } from '@meridian/contract'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { Choosing } from './Choosing.tsx'
import { amount, coded, named, textFacet } from './columns.ts'

const columns: Column<ServerGroup>[] = [
  named(),
  coded('policy', ({ policies }) => policies[0] ?? '', { priority: 1 }),
  amount('members', ({ members }) => members.length, undefined, { priority: 2 }),
]

export const serverGroupFacets: Facet<ServerGroup>[] = [textFacet('name', ({ name }) => name)]

export function ServerGroupsStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const { facts } = useLaunchable()
  return (
    <Choosing
      form={form}
      name="server_groups"
      part="serverGroups"
      items={facts.serverGroups}
      columns={columns}
      facets={serverGroupFacets}
      defaultSort="name"
      allocated={form.values.server_groups}
      nameOf={({ name }) => name}
    />
  )
}
