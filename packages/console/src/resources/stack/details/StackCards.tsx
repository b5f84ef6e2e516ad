import { stackEndpoints, type StackOutput, type StackSummary } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { yesNo } from '../../../framework/text/wording.ts'
import { formatDuration } from '../../../framework/text/dates.ts'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { CopyButton } from '../../../ui/copy.tsx'
import { detailsMessages } from '../stack-details.messages.ts'
import { stackFields } from '../stack.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** Parameters that Heat sets, not the user. */
const isOwn = ([name]: [string, unknown]) => !name.startsWith('OS::')

const MINUTE_S = 60

/** Outputs, parameters and how the stack was launched. */
export function StackCards({ stack: { id } }: { stack: StackSummary }) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Loaded
      query={query(stackEndpoints.stackView, { params: { id } })}
      failed={formatMessage(moreWords.unableToRetrieveTheStack)}
    >
      {({ outputs = [], parameters, timeout_mins: minutes, disable_rollback: noRollback }) => {
        const own = Object.entries(parameters).filter(isOwn)
        return (
          <div className="grid gap-4">
            <Card title={formatMessage(moreWords.outputs)}>
              {outputs.length === 0 ? (
                <p className="text-ink-3">{formatMessage(detailsMessages.noOutputs)}</p>
              ) : (
                <DescriptionList
                  items={outputs.map((output) => ({ term: output.output_key, value: <Output output={output} /> }))}
                />
              )}
            </Card>
            <Card title={formatMessage(detailsMessages.parameters)}>
              {own.length === 0 ? (
                <p className="text-ink-3">{formatMessage(detailsMessages.noParameters)}</p>
              ) : (
                <DescriptionList items={own.map(([term, value]) => ({ term, value: textOf(value) }))} />
              )}
            </Card>
            <Card title={formatMessage(detailsMessages.launchParameters)}>
              <DescriptionList
                items={[
                  {
                    term: formatMessage(stackFields.timeout),
                    value: minutes !== null && formatDuration(intl, minutes * MINUTE_S),
                  },
                  { term: formatMessage(moreWords.rollbackOnFailure), value: yesNo(intl, !noRollback) },
                ]}
              />
            </Card>
          </div>
        )
      }}
    </Loaded>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function Output({ output: { description, output_value: value, output_error: error } }: { output: StackOutput }) {
  const text = textOf(value)
  return (
    <div className="grid gap-0.5">
      {error ? (
        <span className="text-bad">{error}</span>
      ) : (
        <span className="flex items-center gap-1">
          <code className="min-w-0 font-mono text-sm wrap-anywhere">{text}</code>
          <CopyButton value={text} />
        </span>
      )}
      {description && description !== 'No description given' && (
        <span className="text-sm text-ink-3">{description}</span>
      )}
    </div>
  )
}
