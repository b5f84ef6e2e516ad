import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { useUnable } from '../../framework/resource/use-unable.ts'
import { useUnmade } from '../../framework/resource/use-unmade.ts'
import { networkLabel } from '../../resources/network/network-label.ts'
import { subnetPlace } from '../../resources/network/subnet/subnet.place.ts'
import { createSubnetPhrases } from '../create-subnet/create-subnet.messages.ts'
import { subnetLabelOf } from '../create-subnet/subnet-form.ts'
import { createNetworkPhrases as phrases } from './create-network.messages.ts'
import { SubnetFailure } from './make-network.ts'
import type { NetworkForm } from './network-form.ts'

/** Which of the two could not be made, and what became of the other. */
export function useNetworkFailure(type: string) {
  const { formatMessage } = useIntl()
  const unable = useUnable()
  const unmade = useUnmade(type)
  return (form: NetworkForm, error: ApiError): string => {
    if (!(error instanceof SubnetFailure)) return unmade(phrases.failed, form.name)
    const network = networkLabel(error.network)
    const subnet = subnetLabelOf(form)
    return [
      subnet ? formatMessage(createSubnetPhrases.failed, { subnet, network }) : unable('create', subnetPlace.type),
      formatMessage(error.remains ? phrases.remains : phrases.deleted, { name: network }),
    ].join(' ')
  }
}
