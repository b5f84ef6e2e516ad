import {
  consoleType,
  isStackChanging,
  topologyEndpoints,
  type StackSummary,
  type StackTopology as Topology,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleDot, ListTree, SquareStack } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { query } from '../../../api/query.ts'
import { entryOfType, useRegistry, type RegistryEntry } from '../../../framework/resource/registry.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Graph, type GraphHandle } from '../../../ui/graph/Graph.tsx'
import { Spinner } from '../../../ui/progress.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { topologyMessages as messages, detailsMessages } from '../stack-details.messages.ts'
import { LatestEvents, NodeFacts, NodeList, StackProgressBar } from './topology-parts.tsx'
import { StackFailure } from './StackFailure.tsx'
import { pollInterval } from './poll-interval.ts'
import { foldsOf } from './topology-folds.ts'
import { firstFailed, toGraph } from './topology-model.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** As deep as Heat nests stacks by default. */
const NESTED_DEPTH = 5

/** The resources of a stack as a graph, drawn anew every 3 s while Heat works on it, else every 30 s. */
export function StackTopology({ stack }: { stack: StackSummary }) {
  const intl = useIntl()
  const [unfolded, setUnfolded] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...query(topologyEndpoints.stackTopology, {
      params: { id: stack.id },
      query: unfolded ? { nested_depth: NESTED_DEPTH } : {},
    }),
    refetchInterval: ({ state }) =>
      pollInterval(isStackChanging(stack) || (state.data ? isWorking(state.data) : false)),
  })
  if (!data)
    return (
      <Card>
        {error ? (
          <ErrorState
            title={intl.formatMessage(messages.failed)}
            message={describeError(intl, error)}
            requestId={error.requestId}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <div className="grid min-h-125 place-items-center text-ink-3">
            <Spinner label={intl.formatMessage(moreWords.topology)} className="size-6" />
          </div>
        )}
      </Card>
    )
  return (
    <div className="grid gap-3">
      <StackFailure stack={stack} node={firstFailed(data.nodes)} />
      {isWorking(data) && <StackProgressBar nodes={data.nodes} />}
      <TopologyCard stack={stack} nodes={data.nodes} unfolded={unfolded} onUnfold={setUnfolded} />
    </div>
  )
}

const isWorking = ({ stack, nodes }: Topology) => stack.in_progress || nodes.some((node) => node.in_progress)

/** What the console calls such resources, else the type without its first word. */
function typeName(intl: IntlShape, registry: readonly RegistryEntry[], type: string): string {
  const entry = entryOfType(registry, consoleType(type))
  return entry ? intl.formatMessage(entry.names.one) : type.replace(/^OS::/, '')
}

const NO_KEYS: ReadonlySet<string> = new Set()
const NONE = { chosen: null, isListed: false }

interface TopologyCardProps {
  stack: StackSummary
  nodes: Topology['nodes']
  unfolded: boolean
  onUnfold: (unfolded: boolean) => void
}

function TopologyCard({ stack, nodes, unfolded, onUnfold }: TopologyCardProps) {
  const graph = useRef<GraphHandle>(null)
  const [{ chosen, isListed }, setChoice] = useState<{ chosen: string | null; isListed: boolean }>(NONE)
  /** The node whose box was closed last. */
  const [left, setLeft] = useState<string | null>(null)
  const [lit, setLit] = useState<string | null>(null)
  const intl = useIntl()
  const { formatMessage } = intl
  const registry = useRegistry()
  /** The groups that the user has unfolded; null unfolds all. */
  const [open, setOpen] = useState<ReadonlySet<string> | null>(NO_KEYS)
  const alike = useMemo(() => foldsOf(nodes), [nodes])
  const folds = useMemo(() => alike.filter(({ key }) => open && !open.has(key)), [alike, open])
  const drawn = useMemo(
    () => toGraph(nodes, (type) => typeName(intl, registry, type), folds),
    [nodes, intl, registry, folds],
  )
  const drawnAs = (name: string | null) =>
    folds.find(({ members }) => members.some((member) => member.name === name))?.id ?? name
  const node = nodes.find(({ name }) => name === chosen)
  const choose = (name: string) => {
    setChoice({ chosen: name, isListed: true })
    setLit(null)
    graph.current?.reveal(drawnAs(name) ?? name)
  }
  const press = (id: string | null) => {
    const fold = folds.find((each) => each.id === id)
    if (fold && open) setOpen(new Set([...open, fold.key]))
    else setChoice({ chosen: id, isListed: false })
  }
  const close = () => {
    setChoice(NONE)
    setLeft(chosen)
  }
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[1fr_20rem]">
      <Card
        flush
        title={formatMessage(moreWords.topology)}
        actions={
          <div className="flex gap-1">
            {(unfolded || nodes.some(({ nested_stack_id: nested }) => nested !== null)) && (
              <Button
                size="small"
                variant={unfolded ? 'default' : 'quiet'}
                aria-pressed={unfolded}
                title={formatMessage(messages.unfold)}
                icon={<ListTree aria-hidden />}
                onClick={() => onUnfold(!unfolded)}
              >
                <span className="max-xl:sr-only">{formatMessage(messages.unfold)}</span>
              </Button>
            )}
            {alike.length > 0 && (
              <Button
                size="small"
                variant={open?.size === 0 ? 'default' : 'quiet'}
                aria-pressed={open?.size === 0}
                title={formatMessage(messages.fold)}
                icon={<SquareStack aria-hidden />}
                onClick={() => setOpen(open?.size === 0 ? null : NO_KEYS)}
              >
                <span className="max-xl:sr-only">{formatMessage(messages.fold)}</span>
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              icon={<CircleDot aria-hidden />}
              onClick={() => graph.current?.center()}
            >
              <span className="max-sm:sr-only">{formatMessage(messages.center)}</span>
            </Button>
          </div>
        }
      >
        <div id="heat_resource_topology" className="h-125">
          {nodes.length === 0 ? (
            <p className="p-4 text-ink-3">{formatMessage(detailsMessages.noResources)}</p>
          ) : (
            <Graph
              ref={graph}
              label={formatMessage(messages.canvas)}
              texts={{ zoomIn: formatMessage(moreWords.zoomIn), zoomOut: formatMessage(moreWords.zoomOut) }}
              nodes={drawn.nodes}
              links={drawn.links}
              labels
              inLayers
              lit={drawnAs(lit ?? chosen)}
              marked={drawnAs(chosen)}
              onPress={press}
              onMove={() => {}}
            />
          )}
        </div>
        {(drawn.links.length > 0 || folds.length > 0) && (
          <p className="border-t border-line px-4 py-2 text-sm text-ink-3">
            {formatMessage(messages.lines)}
            {folds.length > 0 && ` ${formatMessage(messages.folded, { all: nodes.length, drawn: drawn.nodes.length })}`}
          </p>
        )}
      </Card>
      <div className="grid gap-3">
        {node && <NodeFacts node={node} nodes={nodes} focused={isListed} onChoose={choose} onClose={close} />}
        {!node && nodes.length > 0 && <NodeList nodes={nodes} left={left} onChoose={choose} onLight={setLit} />}
        <LatestEvents stack={stack} working={isStackChanging(stack)} />
      </div>
    </div>
  )
}
