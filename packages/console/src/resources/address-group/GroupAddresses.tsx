import { addressGroupEndpoints, type AddressGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { PartsCard } from '../../framework/details/PartsCard.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { addressGroupManifest } from './address-group.manifest.ts'
import {
  addressGroupMessages as messages,
  addressNames,
  removeMessages,
  removeSentences,
} from './address-group.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The addresses of a group, each with a button that removes it. */
export function GroupAddresses({ group: { id, project_id: project, addresses } }: { group: AddressGroup }) {
  const { formatMessage } = useIntl()
  const owner = { project_id: project, tenant_id: project }
  return (
    <PartsCard<{ id: string }>
      title={moreWords.addresses}
      empty={messages.noAddresses}
      parts={addresses.map((address) => ({ id: address }))}
      columns={{ address: addressNames.one }}
      cells={({ id: address }) => ({ address: <code className="font-mono text-sm">{address}</code> })}
      removal={{
        allowed: usePolicies()([['network', 'update_address_group']], owner) === true,
        text: ({ id: address }) => formatMessage(messages.removeOne, { address }),
        action: deleteAction<{ id: string }>(
          { names: addressNames },
          {
            lookAhead: 'nothing else',
            messages: removeMessages,
            sentences: removeSentences,
            remove: ({ id: address }, send) =>
              send(addressGroupEndpoints.addressGroupRemove, { params: { id }, body: { addresses: [address] } }),
          },
        ),
        label: ({ id: address }) => address,
        whole: { type: addressGroupManifest.type, id },
      }}
    />
  )
}
