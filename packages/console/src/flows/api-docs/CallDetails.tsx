import { useIntl, type MessageDescriptor } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'
import { yesNo } from '../../framework/text/wording.ts'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { CopyBlock } from '../../ui/copy.tsx'
import { apiDocsMessages as messages } from './api-docs.messages.ts'
import type { ApiCall, Payload } from './openapi-document.ts'
import { fieldsOf, typeText } from './schema-fields.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** What a call takes and returns, with an example of each. */
export function CallDetails({ call: { parameters, request, response } }: { call: ApiCall }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid grid-cols-1 gap-5 border-t border-line bg-bg px-4 py-4">
      {parameters.length > 0 && (
        <Fields
          title={moreWords.parameters}
          fields={parameters.map(({ name, in: where, required, schema }) => ({
            path: name,
            where,
            type: typeText(schema),
            required,
          }))}
        />
      )}
      <Body payload={request} title={messages.request} example={messages.requestExample} />
      <Body payload={response} title={messages.response} example={messages.responseExample} />
      {response.kind === 'none' && <p className="text-ink-3">{formatMessage(messages.noBody)}</p>}
    </div>
  )
}

interface BodyProps {
  payload: Payload
  title: MessageDescriptor
  example: MessageDescriptor
}

function Body({ payload, title, example }: BodyProps) {
  const { formatMessage } = useIntl()
  if (payload.kind === 'none') return null
  if (payload.kind === 'bytes')
    return (
      <p>
        <strong className="font-medium">{formatMessage(title)}</strong> {formatMessage(messages.bytes)}
      </p>
    )
  const fields = fieldsOf(payload.schema)
  return (
    <>
      <Fields
        title={title}
        fields={fields.length > 0 ? fields : [{ path: '', type: typeText(payload.schema), required: true }]}
      />
      {payload.example !== undefined && (
        <CopyBlock label={formatMessage(example)} value={JSON.stringify(payload.example, null, 2)} />
      )}
    </>
  )
}

interface FieldsProps {
  title: MessageDescriptor
  fields: readonly { path: string; where?: string; type: string; required: boolean }[]
}

function Fields({ title, fields }: FieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const label = formatMessage(title)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <h3 className="font-medium">{label}</h3>
      <div className="max-h-96 overflow-auto rounded-lg border border-line bg-surface">
        <PlainTable
          label={label}
          columns={[
            { id: 'name', header: formatMessage(words.name) },
            ...(fields.some(({ where }) => where) ? [{ id: 'in', header: formatMessage(messages.in) }] : []),
            { id: 'type', header: formatMessage(words.type) },
            { id: 'required', header: formatMessage(messages.required) },
          ]}
          rows={fields.map(({ path, where, type, required }, index) => ({
            id: `${index} ${path}`,
            cells: {
              name: path && <code className="text-sm">{path}</code>,
              in: where,
              type: <code className="text-sm wrap-anywhere">{type}</code>,
              required: yesNo(intl, required),
            },
          }))}
          empty=""
        />
      </div>
    </div>
  )
}
