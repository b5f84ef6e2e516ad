import { serverConsoleEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { describeError } from '../../../framework/text/describe-error.ts'
import { logLength } from '../../../framework/session/preferences.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { instanceLabel } from '../instance-label.ts'
import { logMessages } from './log.messages.ts'
import { LogText } from './LogText.tsx'

/** The last lines of what a server writes to its console, or all of them. */
export function LogTab({ server }: { server: Server }) {
  const intl = useIntl()
  const say = (message: keyof typeof logMessages) => intl.formatMessage(logMessages[message])
  const [wanted, setWanted] = useState<number | null>(logLength.read)
  // Null is the whole log.
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
        className="flex flex-wrap items-end gap-3 border-b border-line px-4 py-3"
        onSubmit={(event) => {
          event.preventDefault()
          show(Math.max(0, wanted ?? logLength.read()))
        }}
      >
        <NumberField
          className="w-44 grid-cols-[minmax(0,1fr)]"
          name="length"
          label={say('length')}
          value={wanted}
          onChange={setWanted}
          onBlur={() => {}}
          ref={null}
        />
        <Button type="submit" busy={isFetching && length !== null}>
          {say('go')}
        </Button>
        <Button busy={isFetching && length === null} onClick={() => show(null)}>
          {say('viewFull')}
        </Button>
        <Button
          variant="quiet"
          className="ms-auto"
          icon={<Download aria-hidden />}
          disabled={text === ''}
          onClick={() => saveFile(`${instanceLabel(server)}.log`, text, 'text/plain;charset=utf-8')}
        >
          {say('download')}
        </Button>
      </form>
      {data ? (
        <LogText text={text} label={say('title')} empty={say('empty')} />
      ) : error ? (
        <ErrorState
          title={say('failed')}
          message={describeError(intl, error)}
          requestId={error.requestId}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={say('loading')} className="grid gap-2 p-4">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-3/5" />
        </div>
      )}
    </Card>
  )
}
