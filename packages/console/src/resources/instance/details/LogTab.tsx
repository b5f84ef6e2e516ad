import { serverConsoleEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { logLength } from '../../../framework/session/settings.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/classes.ts'
import { Button } from '../../../ui/buttons.tsx'
import { saveFile } from '../../../ui/copy.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Skeleton } from '../../../ui/progress.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { logMessages } from '../instance-details.messages.ts'
import { instanceLabel } from '../instance-text.ts'

/** As far down as a field's control is below its label. */
const BESIDE_FIELD = 'mt-6.5'

/** The last lines of a server's console output, or the full log. */
export function LogTab({ server }: { server: Server }) {
  const intl = useIntl()
  const textOf = (message: keyof typeof logMessages) => intl.formatMessage(logMessages[message])
  const [enteredLength, setEnteredLength] = useState<number | null>(logLength.read)
  const [isRefused, setIsRefused] = useState(false)
  // Null is the full log.
  const [length, setLength] = useState<number | null>(logLength.read)
  const { data, error, isFetching, refetch } = useQuery({
    ...query(serverConsoleEndpoints.serverConsoleOutput, { params: { id: server.id }, body: { length } }),
    staleTime: 0,
  })
  useEffect(() => {
    if (!error) return
    toast.danger(intl.formatMessage(logMessages.failed), {
      detail: describeError(intl, error),
      requestId: error.requestId,
    })
  }, [error, intl])
  const show = (next: number | null) => (next === length ? void refetch() : setLength(next))
  const text = data?.lines.join('\n') ?? ''

  return (
    <Card flush>
      <form
        noValidate
        className="flex flex-wrap items-start gap-3 border-b border-line px-4 py-3"
        onSubmit={(event) => {
          event.preventDefault()
          const next = enteredLength ?? logLength.read()
          const isValid = Number.isInteger(next) && next > 0
          setIsRefused(!isValid)
          if (isValid) show(next)
        }}
      >
        <NumberField
          className="w-44 grid-cols-[minmax(0,1fr)]"
          name="length"
          label={textOf('length')}
          error={isRefused ? textOf('badLength') : undefined}
          min={1}
          value={enteredLength}
          onChange={setEnteredLength}
          onBlur={() => {}}
          ref={null}
        />
        <Button type="submit" className={BESIDE_FIELD} busy={isFetching && length !== null}>
          {textOf('go')}
        </Button>
        <Button className={BESIDE_FIELD} busy={isFetching && length === null} onClick={() => show(null)}>
          {textOf('viewFull')}
        </Button>
        <Button
          variant="quiet"
          className={cx(BESIDE_FIELD, 'ms-auto')}
          icon={<Download aria-hidden />}
          disabled={text === ''}
          onClick={() => saveFile(`${instanceLabel(server)}.log`, text, 'text/plain;charset=utf-8')}
        >
          {intl.formatMessage(words.download)}
        </Button>
      </form>
      {data ? (
        <LogText text={text} label={textOf('title')} empty={textOf('empty')} />
      ) : error ? (
        <ErrorState
          title={textOf('failed')}
          message={describeError(intl, error)}
          requestId={error.requestId}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={textOf('loading')} className="grid gap-2 p-4">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-3/5" />
        </div>
      )}
    </Card>
  )
}

/** The log, scrolled to its end, since users look for the last lines. */
function LogText({ text, label, empty }: { text: string; label: string; empty: string }) {
  const element = useRef<HTMLPreElement>(null)
  useEffect(() => {
    element.current?.scrollTo(0, element.current.scrollHeight)
  }, [text])
  if (text === '') return <p className="p-4 text-ink-3">{empty}</p>
  return (
    <pre
      ref={element}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard
      tabIndex={0}
      className="max-h-[60vh] overflow-auto bg-sunken p-4 font-mono text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere -outline-offset-2"
    >
      {visibleText(text)}
    </pre>
  )
}

/** ANSI escape sequences, by which programs colour and move on a terminal. */
// oxlint-disable-next-line no-control-regex -- the control characters are what it matches
const CONTROL = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g

/** The text that a terminal would show: without control sequences, and the last version of an overwritten line. */
export const visibleText = (text: string): string =>
  text
    .replaceAll(CONTROL, '')
    .split('\n')
    .map((line) => line.replace(/\r+$/, '').split('\r').at(-1))
    .join('\n')
