import { cinderInfoEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { compareText } from '../../framework/text/wording.ts'
import { paths } from '../../paths.ts'
import { TextBand } from '../../services/failure/FailureBand.tsx'
import { volumeManifest } from './volume.manifest.ts'

/** Why a volume failed, below its row; one list has the messages of all rows. */
export function VolumeBand({ id, name }: { id: string; name: string }) {
  const { data, isLoading } = useQuery(
    query(cinderInfoEndpoints.volumeMessageList, { query: { resource_type: 'VOLUME' } }),
  )
  // The cause is not unknown until all is read.
  if (isLoading) return <div className="h-7" />
  const texts = (data?.items ?? [])
    .filter(({ resource_uuid: of }) => of === id)
    .toSorted((one, other) => compareText(other.created_at, one.created_at))
    .map(({ user_message: text }) => text)
  return <TextBand name={name} texts={texts} to={paths.details(volumeManifest.type, id)} />
}
