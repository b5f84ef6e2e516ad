import type { Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { addressesByNetwork, isFloating, type Address } from '../state/addresses.ts'
import { overviewMessages } from './overview.messages.ts'

export function AddressesCard({ server }: { server: Server }) {
  const intl = useIntl()
  const networks = addressesByNetwork(server)
  return (
    <Card title={intl.formatMessage(overviewMessages.addresses)}>
      {networks.length === 0 ? (
        <p className="text-ink-3">{intl.formatMessage(overviewMessages.noAddresses)}</p>
      ) : (
        <DescriptionList
          items={networks.map(({ network, addresses }) => ({
            term: network,
            value: (
              <ul className="grid gap-0.5">
                {addresses.map((address) => (
                  <AddressLine key={address.addr} address={address} />
                ))}
              </ul>
            ),
          }))}
        />
      )}
    </Card>
  )
}

function AddressLine({ address }: { address: Address }) {
  const intl = useIntl()
  return (
    <li className="flex items-center gap-1.5">
      <code className="font-mono text-sm">{address.addr}</code>
      <CopyButton value={address.addr} size="small" />
      {isFloating(address) && <Badge tone="accent">{intl.formatMessage(overviewMessages.floating)}</Badge>}
    </li>
  )
}
