import { reaching, type Cloud, type End, type Open, type Reacher, type Thing } from '@meridian/reachability'
import { useCallback, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { describeError } from '../../framework/text/error-text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { linkClass } from '../../ui/classes.ts'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { reachMessages as messages, reachPhrases as phrases } from './reach.messages.ts'
import { useLists } from './use-lists.ts'
import { openText, useSay } from './use-say.ts'
import { useSteps } from './use-steps.ts'

interface ReachersProps {
  kind: 'instance' | 'port' | 'network'
  id: string
  /** The project that the end belongs to. */
  projectId: string | null | undefined
}

/** Who can reach an item, on which ports and through what, on the item's page. */
export function Reachers({ kind, id, projectId }: ReachersProps) {
  const intl = useIntl()
  const { cloud, error, refetch, isFetching } = useLists(projectId)
  if (error) {
    return (
      <Card>
        <ErrorState
          title={intl.formatMessage(messages.failed)}
          message={describeError(intl, error)}
          requestId={error.requestId}
          onRetry={refetch}
          retrying={isFetching}
        />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Card title={intl.formatMessage(messages.tabReachers)} flush>
        {cloud ? <ReacherTable cloud={cloud} kind={kind} id={id} /> : <Working />}
      </Card>
      <p className="text-sm text-ink-3">{intl.formatMessage(messages.reachersHint)}</p>
    </div>
  )
}

function Working() {
  const { formatMessage } = useIntl()
  return (
    <div className="grid min-h-40 place-items-center text-ink-3">
      <Spinner label={formatMessage(messages.lists)} className="size-6" />
    </div>
  )
}

/** More lines than anybody reads; the others come on demand. */
const FIRST = 50

function ReacherTable({ cloud, kind, id }: { cloud: Cloud; kind: ReachersProps['kind']; id: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { nameOf } = useSay()
  const [isWhole, setIsWhole] = useState(false)
  const found = useSteps(useCallback(() => reaching(cloud, { kind, id }), [cloud, kind, id]))
  if (found === null) return <Working />
  const shown = isWhole ? found : found.slice(0, FIRST)
  return (
    <>
      <PlainTable
        label={formatMessage(messages.tabReachers)}
        empty={formatMessage(messages.nobodyReaches)}
        columns={[
          { id: 'who', header: formatMessage(messages.who) },
          { id: 'port', header: formatMessage(messages.port) },
          ...(kind === 'network' ? [{ id: 'reached', header: formatMessage(messages.reaches) }] : []),
          { id: 'through', header: formatMessage(messages.through) },
        ]}
        rows={shown.map((one, index) => ({
          id: String(index),
          cells: {
            who: <Names things={one.things} ask={(thing) => questionOf(thing, { kind, id }, one)} />,
            port: (
              <>
                {intl.formatList(one.opens.map((open) => openText(intl, open)))}
                {!one.isCertain && <p className="text-sm text-ink-3">{formatMessage(messages.notCertain)}</p>}
              </>
            ),
            reached: <Names things={one.reached} />,
            through: nameOf(one.through),
          },
        }))}
      />
      {shown.length < found.length && (
        <p className="border-t border-line px-4 py-2.5">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {formatMessage(phrases.showAll, { count: found.length })}
          </Button>
        </p>
      )}
    </>
  )
}

/** The address of the question that proves a line. */
function questionOf({ kind, id, name }: Thing, end: End & { id: string }, { opens }: Reacher): string {
  const [open] = opens
  return paths.reachability({
    from: id === null ? name.replace(/\/.*/, '') || 'internet' : `${kind === 'instance' ? 'instance' : 'port'}:${id}`,
    to: `${end.kind}:${end.id}`,
    protocol: protocolOf(open),
    port: String(open?.span?.first ?? 443),
  })
}

const PROTOCOLS: Readonly<Record<number, string>> = { 1: 'icmp', 17: 'udp', 58: 'icmp' }

const protocolOf = (open: Open | undefined) => PROTOCOLS[open?.protocol ?? 6] ?? 'tcp'

const SHOWN_NAMES = 5

/** A few names, and all of them on demand. */
function Names({ things, ask }: { things: readonly Thing[]; ask?: (thing: Thing) => string }) {
  const { formatMessage } = useIntl()
  const { nameOf } = useSay()
  const [isWhole, setIsWhole] = useState(false)
  const item = (thing: Thing): ReactNode =>
    ask ? (
      <AppLink to={ask(thing)} className={linkClass}>
        {nameOf([thing])}
      </AppLink>
    ) : (
      nameOf([thing])
    )
  const shown = isWhole ? things : things.slice(0, SHOWN_NAMES)
  return (
    <ul className="grid gap-0.5">
      {shown.map((thing) => (
        <li key={thing.id ?? thing.name} className="wrap-anywhere">
          {item(thing)}
        </li>
      ))}
      {shown.length < things.length && (
        <li>
          <Button size="small" onClick={() => setIsWhole(true)}>
            {formatMessage(phrases.showAll, { count: things.length })}
          </Button>
        </li>
      )}
    </ul>
  )
}
