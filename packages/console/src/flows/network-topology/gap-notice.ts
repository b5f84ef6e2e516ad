import { topologyEndpoints, type Topology } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { unable } from '../../framework/resource/unable.ts'
import { instancePlace } from '../../resources/instance/instance.place.ts'
import { networkPlace } from '../../resources/network/network.place.ts'

interface GapNotice {
  title: string
  error: ApiError
  /** Without it there is nothing to draw. */
  fatal: boolean
}

/** What is said of a part of the drawing that could not be had; of several, of the one without which nothing is drawn. */
export function useGapNotice(gaps: Topology['gaps'] = []): GapNotice | null {
  const intl = useIntl()
  const gap = gaps.find(({ service }) => service === 'network') ?? gaps[0]
  if (!gap) return null
  const isNetwork = gap.service === 'network'
  return {
    title: unable(intl, 'list', isNetwork ? networkPlace : instancePlace),
    error: new ApiError(gap.message, {
      reason: 'refused',
      endpoint: `GET ${topologyEndpoints.networkTopology.path}`,
      requestId: gap.request_id,
    }),
    fatal: isNetwork,
  }
}
