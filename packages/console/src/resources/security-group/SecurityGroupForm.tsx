import { securityGroupEndpoints, type SecurityGroup } from '@meridian/contract'
import * as z from 'zod'
import { pages } from '../../api/pages.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { securityGroupFormMessages as messages } from './security-group-forms.messages.ts'

const schema = z.object({ name: z.string().trim().min(1).max(255), description: z.string().max(255) })

/** Creates a group, or edits `item`. */
export const SecurityGroupForm = ({ item }: { item?: SecurityGroup }) => (
  <PlainForm
    item={item}
    description={item ? item.name : messages.groupHint}
    success={item ? messages.updated : messages.created}
    schema={schema}
    defaults={{ name: item?.name ?? '', description: item?.description ?? '' }}
    fields={{ name: { label: words.name }, description: { label: words.description, multiline: true } }}
    submit={(body, send) =>
      item
        ? send(securityGroupEndpoints.securityGroupUpdate, { params: { id: item.id }, body })
        : send(securityGroupEndpoints.securityGroupCreate, { body })
    }
    preflight={(form) =>
      !item && (
        <NetworkPreflight
          form={form}
          demands={[{ id: 'security_group', label: typeNames.securityGroups, added: 1 }]}
          name={{ typed: form.values.name, among: pages(securityGroupEndpoints.securityGroupList) }}
        />
      )
    }
  />
)
