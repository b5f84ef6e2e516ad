import { portForwardingEndpoints, type PortForwarding } from '@meridian/contract'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { AppLink, ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { floatingIpManifest as manifest } from './floating-ip.manifest.ts'
import type { FloatingIp } from './floating-ip.queries.ts'
import { portsText } from './port-forwarding-form.ts'
import { forwardingReference, forwardingsOf } from './port-forwarding.queries.ts'
import { forwardingFields, forwardingMessages as messages, forwardingNames } from './port-forwarding.messages.ts'

const externalOf = ({ external_port: port, external_port_range: range }: PortForwarding) => portsText(port, range)

/** The tab of a floating IP with the ports that it forwards. */
export function PortForwardingsTab({ floatingIp }: { floatingIp: FloatingIp }) {
  const { formatMessage } = useIntl()
  const { id, port_id: port, project_id: project } = floatingIp
  const allows = usePolicies()
  const may = (operation: 'create' | 'update' | 'delete') =>
    allows([['network', `${operation}_floatingip_port_forwarding`]], { project_id: project, tenant_id: project }) ===
    true
  const list = forwardingsOf(id)
  const remove = usePartAction<PortForwarding>({
    action: deleteAction<PortForwarding>(
      { names: forwardingNames },
      {
        lookAhead: 'nothing else',
        remove: async ({ id: forwarding }, send) => {
          await send(portForwardingEndpoints.portForwardingDelete, { params: { id, forwarding } })
          await queryClient.invalidateQueries({ queryKey: list.queryKey })
        },
      },
    ),
    label: externalOf,
    whole: { type: manifest.type, id },
  })
  const cellsOf = (forwarding: PortForwarding) => ({
    protocol: forwarding.protocol.toUpperCase(),
    external: externalOf(forwarding),
    target: (
      <ResourceLink type="OS::Neutron::Port" id={forwarding.internal_port_id} name={forwarding.internal_ip_address} />
    ),
    internal: portsText(forwarding.internal_port, forwarding.internal_port_range),
    description: forwarding.description,
    actions: (
      <span className="flex justify-end gap-1">
        {may('update') && (
          <AppLink
            to={paths.modal(dialogAddress(manifest, 'edit-forwarding'), forwardingReference(id, forwarding.id))}
            aria-label={formatMessage(messages.editOne, { port: externalOf(forwarding) })}
            className={buttonClass('quiet', 'small')}
          >
            <Pencil aria-hidden className="size-4" />
          </AppLink>
        )}
        {may('delete') && (
          <IconButton
            size="small"
            label={formatMessage(messages.deleteOne, { port: externalOf(forwarding) })}
            icon={<Trash2 aria-hidden />}
            onClick={() => void remove(forwarding)}
          />
        )}
      </span>
    ),
  })
  const add = port === null && may('create') && (
    <AppLink
      to={paths.modal(dialogAddress(manifest, 'add-forwarding'), id)}
      className={buttonClass('default', 'small')}
    >
      <Plus aria-hidden />
      {formatMessage(messages.add)}
    </AppLink>
  )
  return (
    <ListCard
      title={forwardingNames.other}
      head={add}
      query={list}
      failed={messages.listFailed}
      empty={port === null ? messages.empty : messages.associated}
      columns={{ ...forwardingFields, description: words.description, actions: words.actions }}
      cells={(forwarding) => cellsOf(forwarding)}
    />
  )
}
