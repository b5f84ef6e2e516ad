import { identityProviderEndpoints, mappingEndpoints, protocolEndpoints } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { words } from '../../framework/text/common.messages.ts'
import { federationMessages as messages, protocolPhrases } from './federation.messages.ts'
import type { IdentityProvider } from './identity-provider.queries.ts'

const linesIn = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Registers an identity provider, or edits `item`; its id and domain stay. */
export function ProviderForm({ item }: { item?: IdentityProvider }) {
  const { formatMessage } = useIntl()
  const schema = useMemo(
    () =>
      z.object({
        id: z.string().trim().min(1).max(64),
        description: z.string(),
        remote_ids: z.string(),
        domain_id: z.string().trim(),
        ttl: z.string().trim().regex(/^\d*$/, formatMessage(messages.ttlInvalid)),
        enabled: z.boolean(),
      }),
    [formatMessage],
  )
  const isNew = () => !item
  return (
    <PlainForm
      schema={schema}
      item={item}
      title={item ? undefined : messages.register}
      action={item ? undefined : messages.register}
      nameOf={({ id }) => item?.id ?? id}
      defaults={{
        id: item?.id ?? '',
        description: item?.description ?? '',
        remote_ids: item?.remote_ids.join('\n') ?? '',
        domain_id: item?.domain_id ?? '',
        ttl: item?.authorization_ttl?.toString() ?? '',
        enabled: item?.enabled ?? true,
      }}
      fields={{
        id: { label: messages.providerId, shown: isNew },
        remote_ids: { label: messages.remoteIds, hint: messages.remoteIdsHint, multiline: true },
        description: { label: words.description, multiline: true },
        domain_id: { label: words.domainId, hint: messages.domainHint, shown: isNew },
        ttl: { label: messages.ttl, hint: messages.ttlHint },
        enabled: { label: words.enabled },
      }}
      preflight={{ none: 'administrators have no quota of providers' }}
      submit={({ id, domain_id: domain, remote_ids: remote, ttl, ...rest }, send): Promise<unknown> => {
        const body = { ...rest, remote_ids: linesIn(remote), authorization_ttl: ttl === '' ? null : Number(ttl) }
        return item
          ? send(identityProviderEndpoints.identityProviderUpdate, { params: { id: item.id }, body })
          : send(identityProviderEndpoints.identityProviderCreate, {
              body: { id, ...body, ...(domain && { domain_id: domain }) },
            })
      }}
    />
  )
}

const protocolSchema = z.object({ id: z.string().trim().min(1).max(64), mapping_id: z.string().min(1) })

const mappings = choicesOf({
  query: query(mappingEndpoints.mappingList),
  options: ({ items }) => items.map(({ id }) => ({ value: id, label: id })),
  placeholder: messages.selectMapping,
  none: messages.noMappings,
})

export function AddProtocol({ item }: { item: IdentityProvider }) {
  return (
    <PlainForm
      item={item}
      schema={protocolSchema}
      title={messages.addProtocol}
      action={messages.addProtocol}
      about={item.id}
      failed={messages.protocolFailed}
      success={protocolPhrases.added}
      nameOf={({ id }) => id}
      defaults={{ id: '', mapping_id: '' }}
      fields={{
        id: { label: messages.protocolId, hint: messages.protocolHint },
        mapping_id: { label: messages.mappingId, options: mappings },
      }}
      submit={(body, send) => send(protocolEndpoints.protocolCreate, { params: { providerId: item.id }, body })}
    />
  )
}
