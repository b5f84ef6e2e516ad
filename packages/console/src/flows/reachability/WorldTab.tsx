import { exposing, type Cloud, type Exposed, type Exposure, type Risk } from '@meridian/reachability'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { securityGroupManifest } from '../../resources/security-group/security-group.manifest.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { linkClass } from '../../ui/classes.ts'
import { Status, type StatusTone } from '../../ui/Status.tsx'
import { typeNames } from '../../framework/text/common.messages.ts'
import { endValue } from './end-options.ts'
import { reachMessages as messages, reachPhrases as phrases } from '../../services/reach/reach.messages.ts'
import { openText } from '../../services/reach/use-say.ts'
import { useSteps } from '../../services/reach/use-steps.ts'
import { Spinner } from '../../ui/progress.tsx'

const RISKS: Readonly<Record<Risk, { tone: StatusTone; word: (typeof messages)['serious' | 'look' | 'usual'] }>> = {
  serious: { tone: 'bad', word: messages.serious },
  look: { tone: 'warn', word: messages.look },
  usual: { tone: 'ok', word: messages.usual },
}

/** What anyone on the internet can reach, by port, the worst first. */
export function WorldTab({ cloud }: { cloud: Cloud }) {
  const { formatMessage } = useIntl()
  const exposure = useSteps(useCallback(() => exposing(cloud), [cloud]))
  if (exposure) return <World exposure={exposure} />
  return (
    <Card>
      <div className="grid min-h-60 place-items-center text-ink-3">
        <Spinner label={formatMessage(messages.lists)} className="size-6" />
      </div>
    </Card>
  )
}

function World({ exposure: { openings, waiting, instances } }: { exposure: Exposure }) {
  const intl = useIntl()
  const { formatMessage, formatList } = intl
  const exposed = new Set(openings.flatMap(({ behind }) => behind.map(({ thing }) => thing.id))).size
  const sums = [
    formatMessage(phrases.exposed, { exposed, instances }),
    formatMessage(phrases.openRanges, { count: openings.length }),
    formatMessage(phrases.seriousOnes, { count: openings.filter(({ risk }) => risk === 'serious').length }),
    formatMessage(phrases.wouldOpen, { count: waiting.length }),
  ]
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-near sm:grid-cols-2 xl:grid-cols-4">
        {sums.map((sum) => (
          <li key={sum} className="bg-surface p-4 font-medium">
            {sum}
          </li>
        ))}
      </ul>
      <Card flush>
        <PlainTable
          label={formatMessage(messages.tabWorld)}
          empty={formatMessage(messages.nothingOpen)}
          columns={[
            { id: 'risk', header: formatMessage(messages.risk) },
            { id: 'port', header: formatMessage(messages.port) },
            { id: 'to', header: formatMessage(messages.openTo) },
            { id: 'behind', header: formatMessage(messages.behind) },
            { id: 'by', header: formatMessage(messages.letInBy) },
          ]}
          rows={openings.map((one, index) => ({
            id: String(index),
            cells: {
              risk: <Status tone={RISKS[one.risk].tone}>{formatMessage(RISKS[one.risk].word)}</Status>,
              port: <PortCell exposed={one} />,
              to: formatMessage(phrases.anyone, {
                versions: formatList(one.versions.map((version) => `IPv${version}`)),
              }),
              behind: <BehindCell exposed={one} />,
              by: <GroupsCell exposed={one} />,
            },
          }))}
        />
      </Card>
      {waiting.length > 0 && (
        <p className="wrap-anywhere">
          {formatMessage(phrases.waiting, {
            count: waiting.length,
            names: formatList(waiting.map(({ thing }) => thing.name)),
          })}
        </p>
      )}
      <p className="text-sm text-ink-3">{formatMessage(messages.worldHint)}</p>
    </div>
  )
}

function PortCell({ exposed }: { exposed: Exposed }) {
  const intl = useIntl()
  const { outerPort } = exposed
  return (
    <span className="tabular-nums">
      {outerPort !== null && `${outerPort} → `}
      {openText(intl, exposed)}
    </span>
  )
}

/** Each instance leads to the question that proves it. */
function BehindCell({ exposed: { behind, protocol, span } }: { exposed: Exposed }) {
  const { formatMessage } = useIntl()
  const isTcp = protocol === null || protocol === 6
  const question = { protocol: isTcp ? 'tcp' : protocol === 17 ? 'udp' : 'icmp', port: String(span?.first ?? 443) }
  return (
    <ul className="grid gap-1">
      {behind.map(({ thing, address, isCertain }) => (
        <li key={`${thing.id} ${address}`} className="wrap-anywhere">
          <AppLink
            to={paths.reachability({ from: 'internet', to: endValue(thing), ...question })}
            className={linkClass}
          >
            {thing.name}
          </AppLink>{' '}
          <code className="font-mono text-sm">{address}</code>
          {!isCertain && <span className="text-sm text-ink-3"> · {formatMessage(messages.notCertain)}</span>}
        </li>
      ))}
    </ul>
  )
}

function GroupsCell({ exposed: { groups, isUnfiltered } }: { exposed: Exposed }) {
  const { formatMessage } = useIntl()
  return (
    <ul className="grid gap-1">
      {isUnfiltered && <li>{formatMessage(messages.unfiltered)}</li>}
      {groups.map(({ id, name }) => (
        <li key={id}>
          {formatMessage(typeNames.group)}{' '}
          <AppLink to={paths.details(securityGroupManifest.type, id ?? '', 'rules')} className={linkClass}>
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
