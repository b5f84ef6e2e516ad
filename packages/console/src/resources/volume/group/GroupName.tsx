import { volumeGroupEndpoints, volumeGroupSnapshotEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { pages } from '../../../api/pages.ts'
import type { ListQuery } from '../../../api/query.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { groupSnapshotManifest } from '../group-snapshot/group-snapshot.manifest.ts'
import { volumeGroupManifest } from './volume-group.manifest.ts'

interface Named {
  id: string
  name: string
}

interface NameProps {
  type: string
  id: string
  list: ListQuery<Named>
}

/** The name comes from the list of all, which one request gets for all rows; until then it is the id. */
function Name({ type, id, list }: NameProps) {
  const { data } = useQuery(list)
  return <ResourceLink type={type} id={id} name={data?.items.find((item) => item.id === id)?.name ?? id} />
}

/** A link to a volume group. */
export const GroupName = ({ id }: { id: string }) => (
  <Name type={volumeGroupManifest.type} id={id} list={pages(volumeGroupEndpoints.volumeGroupList, {})} />
)

/** A link to a group snapshot. */
export const GroupSnapshotName = ({ id }: { id: string }) => (
  <Name type={groupSnapshotManifest.type} id={id} list={pages(volumeGroupSnapshotEndpoints.groupSnapshotList, {})} />
)
