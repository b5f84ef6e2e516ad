import { domainEndpoints, type Domain } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { formMessages } from '../../framework/forms/form.messages.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { nameRule, orNameTaken } from '../../services/identity/name-field.ts'

const schema = z.object({ name: nameRule(64), description: z.string(), enabled: z.boolean() })

/** Creates a domain, or edits `item`. */
export function DomainForm({ item }: { item?: Domain }) {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      schema={schema}
      item={item}
      defaults={{ name: item?.name ?? '', description: item?.description ?? '', enabled: item?.enabled ?? true }}
      fields={{
        name: { label: words.name },
        description: { label: words.description, multiline: true },
        enabled: { label: words.enabled },
      }}
      preflight={{ none: 'no quota of domains; a taken name is an error of the field' }}
      submit={(body, send) =>
        orNameTaken<unknown>(
          item
            ? send(domainEndpoints.domainUpdate, { params: { id: item.id }, body })
            : send(domainEndpoints.domainCreate, { body }),
          formatMessage(formMessages.taken),
        )
      }
    />
  )
}
