import { groupEndpoints, type Group } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { inDomainContext } from '../../framework/domain-context/domain-context.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { nameRule, orNameTaken } from '../../services/identity/name-field.ts'
import { groupPhrases } from './group.messages.ts'

const schema = z.object({ name: nameRule(64), description: z.string() })

/** Creates a group, or edits `item`. */
export function GroupForm({ item, tools }: { item?: Group; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      tools={tools}
      schema={schema}
      item={item}
      defaults={{ name: item?.name ?? '', description: item?.description ?? '' }}
      fields={{
        name: { label: words.name },
        description: { label: words.description, multiline: true },
      }}
      submit={(body) =>
        orNameTaken<unknown>(
          item
            ? call(groupEndpoints.groupUpdate, { params: { id: item.id }, body })
            : call(groupEndpoints.groupCreate, { body: inDomainContext(body) }),
          formatMessage(groupPhrases.taken, { name: body.name }),
        )
      }
    />
  )
}
