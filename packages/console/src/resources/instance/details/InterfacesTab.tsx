import { networkEndpoints, portEndpoints, type Port, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { LoadedTable } from '../../../framework/loading/PartsTable.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { paths } from '../../../paths.ts'
import { NetworkStatus, portLabel } from '../../../services/network/network-columns.tsx'
import { SecurityGroupsField } from '../../../services/network/network-fields.tsx'
import { adminStates, groupsFieldMessages } from '../../../services/network/network.messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { buttonClass, linkClass } from '../../../ui/classes.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { detailsPhrases, interfaceMessages } from '../instance-details.messages.ts'
import { formPhrases, groupMessages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { instanceMessages } from '../instance.messages.ts'
import { portsOf, refreshInterfaces } from '../server-parts.ts'

const COLUMNS = {
  name: words.name,
  network: typeNames.network,
  fixedIps: words.fixedIps,
  mac: words.macAddress,
  status: words.status,
  adminState: words.adminState,
  macLearning: words.macLearningState,
  actions: words.actions,
}

/** The ports of a server. */
export function InterfacesTab({ server }: { server: Server }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data: networks } = useQuery(query(networkEndpoints.networkList))
  const [editing, setEditing] = useState<Port | null>(null)
  const mayEdit = usePolicies()([['network', 'update_port']], { project_id: server.tenant_id })
  const networkName = (id: string) => networks?.items.find((network) => network.id === id)?.name || id
  const cellsOf = (port: Port) => ({
    name: <ResourceLink type="OS::Neutron::Port" id={port.id} name={portLabel(port)} />,
    network: <ResourceLink type="OS::Neutron::Net" id={port.network_id} name={networkName(port.network_id)} />,
    fixedIps: (
      <ul className="font-mono text-sm">
        {port.fixed_ips.map(({ ip_address: ip }) => (
          <li key={ip}>{ip}</li>
        ))}
      </ul>
    ),
    mac: <code className="font-mono text-sm">{port.mac_address}</code>,
    status: <NetworkStatus status={port.status} intl={intl} />,
    adminState: wordFor(intl, adminStates, port.admin_state),
    macLearning: port.mac_state ?? '-',
    actions: mayEdit && (
      <span className="flex flex-wrap gap-1.5">
        <AppLink
          to={paths.modal('edit-port', port.id)}
          aria-label={formatMessage(detailsPhrases.editPort, { name: portLabel(port) })}
          className={buttonClass('default', 'small')}
        >
          {formatMessage(interfaceMessages.editPort)}
        </AppLink>
        <Button
          size="small"
          aria-label={formatMessage(detailsPhrases.editGroupsOf, { name: portLabel(port) })}
          onClick={() => setEditing(port)}
        >
          {formatMessage(instanceMessages.editGroups)}
        </Button>
      </span>
    ),
  })
  return (
    <Card flush>
      <LoadedTable
        query={portsOf(server.id)}
        failed={interfaceMessages.unableToList}
        label={typeNames.interfaces}
        empty={interfaceMessages.empty}
        columns={COLUMNS}
        cells={cellsOf}
      />
      <p className="border-t border-line px-4 py-2.5">
        <AppLink
          to={paths.reachability({ from: 'internet', to: `instance:${server.id}`, protocol: 'tcp', port: '22' })}
          className={linkClass}
        >
          {formatMessage(interfaceMessages.reachable)}
        </AppLink>
      </p>
      {editing && <EditPortGroups key={editing.id} port={editing} server={server} onClose={() => setEditing(null)} />}
    </Card>
  )
}

interface EditPortGroupsProps {
  port: Port
  server: Server
  onClose: () => void
}

const schema = z.object({ groups: z.array(z.string()) })

/** The security groups of one port. */
function EditPortGroups({ port, server, onClose }: EditPortGroupsProps) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { groups: port.security_groups },
    labels: { groups: typeNames.securityGroups },
    submit: ({ groups }, send) =>
      send(portEndpoints.portUpdate, { params: { id: port.id }, body: { security_groups: groups } }),
    done: () => {
      toast.success(formatMessage(formPhrases.modified, { name: instanceLabel(server) }))
      void refreshInterfaces(server.id)
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      size="large"
      title={formatMessage(instanceMessages.editPortGroups)}
      description={port.name || port.id}
      action={formatMessage(words.save)}
      failed={formatMessage(groupMessages.failed)}
      preflight={{ none: 'the port exists' }}
      onClose={onClose}
    >
      <Field of={form} name="groups">
        {({ value, onChange }) => (
          <SecurityGroupsField
            value={value}
            onChange={onChange}
            chosenLabel={formatMessage(groupsFieldMessages.ofPort)}
          />
        )}
      </Field>
    </FormModal>
  )
}
