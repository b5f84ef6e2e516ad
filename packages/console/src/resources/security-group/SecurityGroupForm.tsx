import { securityGroupEndpoints, type SecurityGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { pages } from '../../api/pages.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { securityGroupFormMessages as messages } from './security-group-forms.messages.ts'

const schema = z.object({ name: z.string().trim().min(1).max(255), description: z.string().max(255) })

const fields = { name: { label: words.name }, description: { label: words.description, multiline: true } }

export function CreateSecurityGroup({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      tools={tools}
      description={formatMessage(messages.groupHint)}
      success={messages.created}
      schema={schema}
      defaults={{ name: '', description: '' }}
      fields={fields}
      submit={(body, send) => send(securityGroupEndpoints.securityGroupCreate, { body })}
      preflight={(form) => (
        <NetworkPreflight
          form={form}
          demands={[{ id: 'security_group', label: typeNames.securityGroups, added: 1 }]}
          name={{ typed: form.values.name, among: pages(securityGroupEndpoints.securityGroupList) }}
        />
      )}
    />
  )
}

export function EditSecurityGroup({ item, tools }: { item: SecurityGroup; tools: ModalTools }) {
  const { id, name, description } = item
  return (
    <PlainForm
      tools={tools}
      item={item}
      description={name}
      success={messages.updated}
      schema={schema}
      defaults={{ name, description }}
      fields={fields}
      submit={(body, send) => send(securityGroupEndpoints.securityGroupUpdate, { params: { id }, body })}
    />
  )
}
