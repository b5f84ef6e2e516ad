import { domainEndpoints, type Domain } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { identityMessages } from '../../../services/identity/identity.messages.ts'
import { NamedForm } from '../../../services/identity/NamedForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { domainMessages, domainPhrases } from '../domain.messages.ts'

const FIELDS = { longestName: 64, asks: { description: true, enabled: true } }

/** Creates a domain, or changes the one that is given. */
export function DomainForm({ domain, tools }: { domain?: Domain; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { type } = tools
  if (domain) {
    const { id, name, description, enabled } = domain
    return (
      <NamedForm
        {...FIELDS}
        tools={tools}
        title={domainMessages.edit}
        action={identityMessages.save}
        initial={{ name, description: description ?? '', enabled }}
        submit={async (body) => {
          await call(domainEndpoints.domainUpdate, { params: { id }, body })
          return {
            message: formatMessage(domainPhrases.updated, { name: body.name }),
            result: { updated: [{ type, id }] },
          }
        }}
      />
    )
  }
  return (
    <NamedForm
      {...FIELDS}
      tools={tools}
      title={domainMessages.create}
      action={domainMessages.create}
      submit={async (body) => {
        const { id, name } = await call(domainEndpoints.domainCreate, { body })
        return { message: formatMessage(domainPhrases.created, { name }), result: { created: [{ type, id }] } }
      }}
    />
  )
}
