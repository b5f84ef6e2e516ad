import { addressGroupEndpoints, type AddressGroup } from '@meridian/contract'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { useDeletePart } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { addressGroupManifest } from './address-group.manifest.ts'
import {
  addressGroupMessages as messages,
  addressNames,
  addressPhrases,
  removeMessages,
  removeSentences,
} from './address-group.messages.ts'

/** The addresses of a group, each with a button that removes it. */
export function GroupAddresses({ group }: { group: AddressGroup }) {
  const { formatMessage } = useIntl()
  const { id, project_id: project, addresses } = group
  const mayChange = usePolicies()([['network', 'update_address_group']], { project_id: project, tenant_id: project })
  const remove = useDeletePart({
    action: deleteAction<{ id: string }>(
      { names: addressNames },
      {
        messages: removeMessages,
        sentences: removeSentences,
        remove: ({ id: address }) =>
          call(addressGroupEndpoints.addressGroupRemove, { params: { id }, body: { addresses: [address] } }),
      },
    ),
    label: ({ id: address }) => address,
    whole: { type: addressGroupManifest.type, id },
  })
  const title = formatMessage(messages.addresses)
  return (
    <Card title={title} flush>
      <PlainTable
        label={title}
        empty={formatMessage(messages.noAddresses)}
        columns={[
          { id: 'address', header: formatMessage(addressNames.one) },
          { id: 'actions', header: formatMessage(words.actions), hidden: true },
        ]}
        rows={addresses.map((address) => ({
          id: address,
          cells: {
            address: <code className="font-mono text-sm">{address}</code>,
            actions: mayChange === true && (
              <span className="flex justify-end">
                <IconButton
                  size="small"
                  label={formatMessage(addressPhrases.removeOne, { address })}
                  icon={<X aria-hidden />}
                  onClick={() => void remove({ id: address })}
                />
              </span>
            ),
          },
        }))}
      />
    </Card>
  )
}
