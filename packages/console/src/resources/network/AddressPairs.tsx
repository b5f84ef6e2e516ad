import { portEndpoints } from '@meridian/contract'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PartsTable, RowButton } from '../../framework/loading/PartsTable.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { portLabel } from '../../services/network/network-columns.tsx'
import { Card } from '../../ui/Card.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { policyTarget } from './network-part.ts'
import { portManifest } from './network.manifest.ts'
import { infoSchema } from './port-form.ts'
import { pairMessages } from './port-forms.messages.ts'
import { pairNames } from './port.messages.ts'
import type { Port } from './port.queries.ts'

type Pair = Port['allowed_address_pairs'][number]

/** Neutron gives pairs no ids. */
const idOfPair = ({ ip_address: ip, mac_address: mac = '' }: Pair): string => `${ip} ${mac}`

/** Neutron only takes all pairs at once: they are fetched again, so that none that somebody else added is lost. */
async function changePairs({ id }: Pick<Port, 'id'>, change: (pairs: readonly Pair[]) => Pair[], send: Call) {
  const { allowed_address_pairs: pairs } = await send(portEndpoints.portView, { params: { id } })
  return send(portEndpoints.portUpdate, { params: { id }, body: { allowed_address_pairs: change(pairs) } })
}

interface PairItem extends Pair {
  id: string
}

const deletePairOf = (port: Port) =>
  deleteAction<PairItem>(
    { names: pairNames },
    {
      lookAhead: 'nothing else',
      remove: ({ id }, send) => changePairs(port, (pairs) => pairs.filter((pair) => idOfPair(pair) !== id), send),
    },
  )

export function AddressPairsTab({ port }: { port: Port }) {
  const { formatMessage } = useIntl()
  const mayChange = usePolicies()([['network', 'update_port:allowed_address_pairs']], policyTarget(port)) === true
  const remove = usePartAction<PairItem>({
    action: deletePairOf(port),
    label: ({ ip_address: ip }) => ip,
    whole: { type: portManifest.type, id: port.id },
  })
  const add = mayChange && (
    <AppLink
      to={paths.modal(dialogAddress(portManifest, 'add-pair'), port.id)}
      className={buttonClass('default', 'small')}
    >
      <Plus aria-hidden />
      {formatMessage(pairMessages.add)}
    </AppLink>
  )
  const cellsOf = (pair: Pair) => ({
    ip: <code className="font-mono text-sm">{pair.ip_address}</code>,
    mac: <code className="font-mono text-sm">{pair.mac_address}</code>,
    actions: mayChange && (
      <RowButton
        label={formatMessage(pairMessages.deleteOne, { ip: pair.ip_address })}
        icon={<Trash2 aria-hidden />}
        onClick={() => void remove({ ...pair, id: idOfPair(pair) })}
      />
    ),
  })
  return (
    <Card title={formatMessage(pairNames.other)} actions={add} flush>
      <PartsTable
        items={port.allowed_address_pairs}
        label={pairNames.other}
        empty={pairMessages.empty}
        columns={{ ip: pairMessages.ip, mac: words.macAddress, actions: words.actions }}
        idOf={(pair) => idOfPair(pair)}
        cells={(pair) => cellsOf(pair)}
      />
    </Card>
  )
}

/** Allows a port to use another address than its own. */
export function AddAddressPair({ item: port }: { item: Port }) {
  const schema = useMemo(() => {
    const taken = port.allowed_address_pairs.map(idOfPair)
    return z
      .object({
        ip: z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
        mac: infoSchema.shape.mac_address,
      })
      .refine(
        ({ ip, mac }) => !taken.includes(idOfPair({ ip_address: ip, mac_address: mac || port.mac_address })),
        withMessage(pairMessages.taken, ['ip']),
      )
  }, [port])
  return (
    <PlainForm
      item={port}
      about={portLabel(port)}
      title={pairMessages.add}
      failed={pairMessages.failed}
      success={pairMessages.added}
      schema={schema}
      defaults={{ ip: '', mac: '' }}
      fields={{
        ip: { label: pairMessages.ip, mono: true },
        mac: { label: words.macAddress, hint: pairMessages.macHint, mono: true },
      }}
      submit={({ ip, mac }, send) =>
        changePairs(port, (pairs) => [...pairs, { ip_address: ip, ...(mac && { mac_address: mac }) }], send)
      }
    />
  )
}
