import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { useCreateFailure } from '../../framework/resource/use-failure-message.ts'
import { networkLabel } from '../../resources/network/network-label.ts'
import { subnetManifest } from '../../resources/network/subnet/subnet.manifest.ts'
import { createSubnetPhrases } from '../create-subnet/create-subnet.messages.ts'
import { subnetLabelOf } from '../create-subnet/subnet-form.ts'
import { createNetworkPhrases as phrases } from './create-network.messages.ts'
import { SubnetFailure } from './make-network.ts'
import type { NetworkForm } from './network-form.ts'

/** Which of the two could not be made, and what became of the other. */
export function useNetworkFailure(type: string) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const unmade = useCreateFailure(type)
  return (form: NetworkForm, error: ApiError): string => {
    if (!(error instanceof SubnetFailure)) return unmade(phrases.failed, form.name)
    const network = networkLabel(error.network)
    const subnet = subnetLabelOf(form)
    return [
      subnet
        ? formatMessage(createSubnetPhrases.failed, { subnet, network })
        : failureMessage('create', subnetManifest.type),
      formatMessage(error.remains ? phrases.remains : phrases.deleted, { name: network }),
    ].join(' ')
  }
}
