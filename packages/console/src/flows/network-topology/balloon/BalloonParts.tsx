import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { formatText } from '../../../framework/resource/resource-text.ts'
import { paths } from '../../../paths.ts'
import { subnetManifest } from '../../../resources/network/network.manifest.ts'
import { interfaceNames, routerMessages } from '../../../resources/router/router.messages.ts'
import { IconButton } from '../../../ui/buttons.tsx'
import { linkClass } from '../../../ui/classes.ts'
import type { TopologyDevice, TopologyModel, TopologyNetwork, TopologyNode } from '../model/topology-model.ts'
import { balloonMessages } from '../network-topology.messages.ts'
import { DELETIONS, type Deletable } from './deletions.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface PartsProps<T extends TopologyNode> {
  node: T
  model: TopologyModel
  onDelete: (thing: Deletable) => void
}

/** The subnets of a network, or the ports of a device. */
export const BalloonParts = ({ node, ...rest }: PartsProps<TopologyNode>) =>
  node.kind === 'network' ? <Subnets node={node} {...rest} /> : <Ports node={node} {...rest} />

function Subnets({ node, onDelete }: PartsProps<TopologyNetwork>) {
  const { formatMessage } = useIntl()
  return (
    <Parts title={formatMessage(subnetManifest.names.other)}>
      {node.subnets.map(({ id, cidr }) => (
        <Part
          key={id}
          deletable={node.mayDeleteSubnet ? { kind: 'subnet', id, of: node.id, name: cidr } : null}
          onDelete={onDelete}
        >
          {node.url === null ? (
            <span className="font-mono text-sm wrap-anywhere">{cidr}</span>
          ) : (
            <AppLink
              to={paths.details('OS::Neutron::Subnet', id)}
              className={`font-mono text-sm wrap-anywhere ${linkClass}`}
            >
              {cidr}
            </AppLink>
          )}
        </Part>
      ))}
    </Parts>
  )
}

function Ports({ node, model, onDelete }: PartsProps<TopologyDevice>) {
  const { formatMessage } = useIntl()
  const mayDelete = usePolicies()(DELETIONS.interface.policy) === true
  const nameOf = (id: string) => model.networks.find((network) => network.id === id)?.name ?? id
  return (
    <Parts title={formatMessage(node.kind === 'router' ? interfaceNames.other : moreWords.ipAddresses)}>
      {node.ports.map(({ id, ips, floating, networkId, gateway, removable }) => {
        const name = ips.join(', ') || nameOf(networkId)
        return (
          <Part
            key={id}
            deletable={removable && mayDelete ? { kind: 'interface', id, of: node.id, name } : null}
            onDelete={onDelete}
          >
            {[...floating, ...ips].map((ip) => (
              <span key={ip} className="block font-mono text-sm wrap-anywhere">
                {ip}
              </span>
            ))}
            <span className="block text-sm wrap-anywhere text-ink-3">
              {nameOf(networkId)}
              {gateway && ` · ${formatMessage(routerMessages.gateway)}`}
            </span>
          </Part>
        )
      })}
    </Parts>
  )
}

function Parts({ title, children }: { title: string; children: ReactNode[] }) {
  const { formatMessage } = useIntl()
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-1">
      <span className="text-sm text-ink-3">{title}</span>
      {children.length > 0 ? <ul className="grid gap-1">{children}</ul> : <p>{formatMessage(moreWords.none)}</p>}
    </section>
  )
}

interface PartProps {
  /** null if it cannot be deleted here, or not by this user. */
  deletable: Deletable | null
  onDelete: (thing: Deletable) => void
  children: ReactNode
}

function Part({ deletable, onDelete, children }: PartProps) {
  const intl = useIntl()
  return (
    <li className="flex items-start gap-2">
      <span className="min-w-0 flex-1 py-1">{children}</span>
      {deletable && (
        <IconButton
          size="small"
          label={intl.formatMessage(balloonMessages.deletePart, {
            action: formatText(intl, DELETIONS[deletable.kind].action.label),
            name: deletable.name,
          })}
          icon={<Trash2 aria-hidden />}
          onClick={() => onDelete(deletable)}
        />
      )}
    </li>
  )
}
