import { protocolEndpoints, type FederationProtocol } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { PartsCard } from '../../framework/details/PartsCard.tsx'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { federationMessages as messages, protocolNames, protocolPhrases } from './federation.messages.ts'
import { identityProviderManifest } from './identity-provider.manifest.ts'
import type { IdentityProvider } from './identity-provider.queries.ts'
import { mappingManifest } from './mapping.manifest.ts'

/** The protocols of an identity provider, each with its mapping. */
export function Protocols({ provider }: { provider: IdentityProvider }) {
  const { formatMessage } = useIntl()
  const providerId = provider.id
  return (
    <PartsCard<FederationProtocol>
      title={protocolNames.other}
      empty={messages.noProtocols}
      parts={provider.protocols ?? []}
      columns={{ id: messages.protocolId, mapping: messages.mappingId }}
      cells={({ id, mapping_id: mapping }) => ({
        id,
        mapping: mapping && <ResourceLink type={mappingManifest.type} id={mapping} name={mapping} />,
      })}
      removal={{
        allowed: usePolicies()([['identity', 'identity:delete_protocol']]) === true,
        text: ({ id }) => formatMessage(protocolPhrases.remove, { name: id }),
        action: deleteAction<FederationProtocol>(
          { names: protocolNames },
          {
            lookAhead: 'nothing else',
            remove: ({ id }, send) => send(protocolEndpoints.protocolDelete, { params: { providerId, id } }),
          },
        ),
        label: ({ id }) => id,
        whole: { type: identityProviderManifest.type, id: providerId },
      }}
    />
  )
}
