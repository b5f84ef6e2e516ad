import { cinderQuotaEndpoints, volumeGroupEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Preflight } from '../../../framework/preflight/Preflight.tsx'
import { useTakenName } from '../../../framework/preflight/use-taken-name.ts'
import { useSession } from '../../../framework/session/session.ts'
import { useVolumeDemands } from '../../../services/volume/use-volume-demands.ts'
import { volumeGroupManifest } from './volume-group.manifest.ts'

interface GroupPreflightProps {
  form: { values: { name: string }; block: (reason: string | null) => void }
  /** The number of volumes that are copied into the new group. */
  volumes?: number
}

/** The quotas of a new group of volumes, and whether its name is taken. */
export function GroupPreflight({ form, volumes }: GroupPreflightProps) {
  const { formatMessage } = useIntl()
  const { project_id: project } = useSession()
  // Cinder's limits do not have groups.
  const { data: quotas } = useQuery({
    ...query(cinderQuotaEndpoints.cinderQuotaView, { params: { project: project ?? '' } }),
    enabled: project !== null,
    staleTime: 0,
  })
  const taken = useTakenName(form.values.name, query(volumeGroupEndpoints.volumeGroupList))
  const own = (quotas?.items ?? []).filter(({ name }) => name === 'groups')
  const ofVolumes = useVolumeDemands(volumes === undefined ? {} : { volumes })
  return (
    <Preflight
      form={form}
      demands={[
        ...own.map(({ in_use: used, reserved, limit }) => ({
          id: 'groups',
          label: formatMessage(volumeGroupManifest.names.other),
          added: 1,
          used: used + reserved,
          max: limit,
        })),
        ...ofVolumes,
      ]}
      taken={taken}
    />
  )
}
