import { Plus, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { batchAction } from '../../../../framework/actions/batch-action.ts'
import { useDeletePart } from '../../../../framework/actions/use-delete-part.ts'
import { AppLink } from '../../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../../framework/policy/policies.ts'
import { paths } from '../../../../paths.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/Card.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { PlainTable } from '../../../../ui/PlainTable.tsx'
import { targetOf } from '../../its-network.ts'
import { portManifest } from '../port.manifest.ts'
import type { Port } from '../port.queries.ts'
import { changePairs, idOfPair, type Pair } from './address-pairs.ts'
import { deleteMessages, pairFields, pairMessages, pairPhrases } from './pairs.messages.ts'

interface PairItem extends Pair {
  id: string
}

const deletePairOf = (port: Port) =>
  batchAction<PairItem>({
    id: 'delete',
    danger: true,
    messages: deleteMessages,
    perform: ({ id }) => changePairs(port, (pairs) => pairs.filter((pair) => idOfPair(pair) !== id)),
  })

/** The addresses that a port may use besides its own. */
export function AddressPairsTab({ port }: { port: Port }) {
  const { formatMessage } = useIntl()
  const mayChange = usePolicies()([['network', 'update_port:allowed_address_pairs']], targetOf(port)) === true
  const remove = useDeletePart<PairItem>({
    action: deletePairOf(port),
    label: ({ ip_address: ip }) => ip,
    whole: { type: portManifest.type, id: port.id },
  })
  const add = mayChange && (
    <AppLink to={paths.modal('add-address-pair', port.id)} className={buttonClass('default', 'small')}>
      <Plus aria-hidden />
      {formatMessage(pairMessages.add)}
    </AppLink>
  )
  const cellsOf = (pair: Pair) => ({
    ip: <code className="font-mono text-sm">{pair.ip_address}</code>,
    mac: <code className="font-mono text-sm">{pair.mac_address}</code>,
    actions: mayChange && (
      <span className="flex justify-end">
        <IconButton
          size="small"
          label={formatMessage(pairPhrases.deleteOne, { ip: pair.ip_address })}
          icon={<Trash2 aria-hidden />}
          onClick={() => void remove({ ...pair, id: idOfPair(pair) })}
        />
      </span>
    ),
  })
  return (
    <Card title={formatMessage(pairMessages.title)} actions={add} flush>
      <PlainTable
        label={formatMessage(pairMessages.title)}
        empty={formatMessage(pairMessages.empty)}
        columns={[
          { id: 'ip', header: formatMessage(pairFields.ip) },
          { id: 'mac', header: formatMessage(pairFields.mac) },
          { id: 'actions', header: formatMessage(pairMessages.actions), hidden: true },
        ]}
        rows={port.allowed_address_pairs.map((pair) => ({ id: idOfPair(pair), cells: cellsOf(pair) }))}
      />
    </Card>
  )
}
