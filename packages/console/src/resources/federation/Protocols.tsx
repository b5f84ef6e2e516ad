import { protocolEndpoints, type FederationProtocol } from '@meridian/contract'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDeletePart } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { federationMessages as messages, protocolNames, protocolPhrases } from './federation.messages.ts'
import { identityProviderManifest } from './identity-provider.manifest.ts'
import type { IdentityProvider } from './identity-provider.resource.tsx'
import { mappingManifest } from './mapping.manifest.ts'

/** The protocols of an identity provider, each with its mapping. */
export function Protocols({ provider }: { provider: IdentityProvider }) {
  const { formatMessage } = useIntl()
  const mayDelete = usePolicies()([['identity', 'identity:delete_protocol']])
  const providerId = provider.id
  const remove = useDeletePart<FederationProtocol>({
    action: deleteAction<FederationProtocol>(
      { names: protocolNames },
      { remove: ({ id }, send) => send(protocolEndpoints.protocolDelete, { params: { providerId, id } }) },
    ),
    label: ({ id }) => id,
    whole: { type: identityProviderManifest.type, id: providerId },
  })
  const title = formatMessage(messages.protocols)
  return (
    <Card title={title} flush>
      <PlainTable
        label={title}
        empty={formatMessage(messages.noProtocols)}
        columns={[
          { id: 'id', header: formatMessage(messages.protocolId) },
          { id: 'mapping', header: formatMessage(messages.mappingId) },
          { id: 'actions', header: formatMessage(words.actions), hidden: true },
        ]}
        rows={(provider.protocols ?? []).map((protocol) => ({
          id: protocol.id,
          cells: {
            id: protocol.id,
            mapping: protocol.mapping_id && (
              <ResourceLink type={mappingManifest.type} id={protocol.mapping_id}>
                {protocol.mapping_id}
              </ResourceLink>
            ),
            actions: mayDelete === true && (
              <span className="flex justify-end">
                <IconButton
                  size="small"
                  label={formatMessage(protocolPhrases.remove, { name: protocol.id })}
                  icon={<X aria-hidden />}
                  onClick={() => void remove(protocol)}
                />
              </span>
            ),
          },
        }))}
      />
    </Card>
  )
}
