import { groupEndpoints, type Group } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { inDomainContext } from '../../../framework/domain-context/domain-context.ts'
import { identityMessages } from '../../../services/identity/identity.messages.ts'
import { NamedForm } from '../../../services/identity/NamedForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { groupMessages, groupPhrases } from '../group.messages.ts'

const FIELDS = { longestName: 64, asks: { description: true }, taken: groupPhrases.taken }

/** Creates a group, or changes the one that is given. */
export function GroupForm({ group, tools }: { group?: Group; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { type } = tools
  if (group) {
    const { id } = group
    return (
      <NamedForm
        {...FIELDS}
        tools={tools}
        title={groupMessages.edit}
        action={identityMessages.save}
        initial={{ name: group.name, description: group.description ?? '' }}
        submit={async ({ name, description }) => {
          await call(groupEndpoints.groupUpdate, { params: { id }, body: { name, description } })
          return { message: formatMessage(groupPhrases.updated, { name }), result: { updated: [{ type, id }] } }
        }}
      />
    )
  }
  return (
    <NamedForm
      {...FIELDS}
      tools={tools}
      title={groupMessages.create}
      action={groupMessages.create}
      submit={async ({ name, description }) => {
        const { id } = await call(groupEndpoints.groupCreate, { body: inDomainContext({ name, description }) })
        return { message: formatMessage(groupPhrases.created, { name }), result: { created: [{ type, id }] } }
      }}
    />
  )
}
