import type { IntlShape } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { networkLabel } from '../../resources/network/network-label.ts'
import { createSubnetPhrases } from '../create-subnet/create-subnet.messages.ts'
import { subnetLabelOf } from '../create-subnet/subnet-form.ts'
import { createNetworkPhrases as phrases } from './create-network.messages.ts'
import { SubnetFailure } from './make-network.ts'
import type { NetworkForm } from './network-form.ts'

/** Which of the two could not be made, and what became of the other. */
export function failureTitle({ formatMessage }: IntlShape, form: NetworkForm, error: ApiError): string {
  if (!(error instanceof SubnetFailure)) return formatMessage(phrases.failed, { name: form.name })
  const name = networkLabel(error.network)
  return [
    formatMessage(createSubnetPhrases.failed, { subnet: subnetLabelOf(form), network: name }),
    formatMessage(error.remains ? phrases.remains : phrases.deleted, { name }),
  ].join(' ')
}
