import { topologyEndpoints, type Topology } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { failureMessage } from '../../framework/resource/resource-text.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { networkManifest } from '../../resources/network/network.manifest.ts'

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
    title: failureMessage(intl, 'list', isNetwork ? networkManifest : instanceManifest),
    error: new ApiError(gap.message, {
      reason: 'refused',
      endpoint: `GET ${topologyEndpoints.networkTopology.path}`,
      requestId: gap.request_id,
    }),
    fatal: isNetwork,
  }
}
