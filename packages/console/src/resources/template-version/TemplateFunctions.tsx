import { resourceTypeEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { PartsTable } from '../../framework/loading/PartsTable.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { templateVersionMessages as messages } from './template-version.messages.ts'

/** The functions of a version of templates, found by name or description. */
export function TemplateFunctions({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  return (
    <Card
      title={formatMessage(messages.functions)}
      flush
      actions={
        <TextField
          className="w-56 max-sm:w-36"
          label={formatMessage(messages.findFunction)}
          hideLabel
          optional
          placeholder={formatMessage(messages.findFunction)}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      }
    >
      <Loaded
        query={query(resourceTypeEndpoints.templateVersionView, { params: { id } })}
        failed={formatMessage(messages.failed)}
        padded
      >
        {({ functions }) => (
          <PartsTable
            items={functions.filter(({ name, description }) =>
              `${name} ${description ?? ''}`.toLowerCase().includes(wanted),
            )}
            label={messages.functions}
            empty={functions.length > 0 ? messages.noMatch : messages.noFunctions}
            columns={{ name: messages.function, description: words.description }}
            idOf={({ name }) => name}
            cells={({ name, description }) => ({
              name: <code className="font-mono text-sm">{name}</code>,
              description,
            })}
          />
        )}
      </Loaded>
    </Card>
  )
}
