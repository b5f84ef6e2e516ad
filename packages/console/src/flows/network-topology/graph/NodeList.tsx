import { memo, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { compareText } from '../../../framework/text/wording.ts'
import { Status } from '../../../ui/Status.tsx'
import { cx } from '../../../ui/classes.ts'
import { useCookieSwitch } from '../flat/draw-mode.ts'
import { type Collapsed, nodesOf, type TopologyNode, collapse, type TopologyModel } from '../model/topology-model.ts'
import { topologyMessages as messages, topologyPhrases } from '../network-topology.messages.ts'
import { GROUPS, nodeLabel, statusWord, toneOf, NodeIcon } from '../node-words.tsx'

interface NodeListProps {
  shown: Collapsed
  openId: string | null
  onOpen: (id: string, anchor: Element) => void
  /** A node is hovered or focused; null: no longer. */
  onLight: (id: string | null) => void
}

const KINDS = ['network', 'router', 'instance'] as const

/** All nodes of the graph as a list, for users of a keyboard or screen reader. */
export const NodeList = memo(function NodeList({ shown, openId, onOpen, onLight }: NodeListProps) {
  const intl = useIntl()
  const nodes = nodesOf(shown)
  return (
    <nav aria-label={intl.formatMessage(messages.list)} className="grid content-start gap-3 p-2">
      {KINDS.map((kind) => {
        const some = nodes.filter((node) => node.kind === kind).toSorted((a, b) => compareText(a.name, b.name))
        if (some.length === 0) return null
        return (
          <section key={kind}>
            <h3 className="flex gap-2 px-2 pb-1 text-sm font-medium text-ink-3">
              {intl.formatMessage(GROUPS[kind])}
              <span className="font-normal tabular-nums">{intl.formatNumber(some.length)}</span>
            </h3>
            <ul>
              {some.map((node) => (
                <Entry
                  key={node.id}
                  node={node}
                  hidden={shown.hidden.get(node.id) ?? 0}
                  isOpen={node.id === openId}
                  onOpen={onOpen}
                  onLight={onLight}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
})

interface EntryProps extends Pick<NodeListProps, 'onOpen' | 'onLight'> {
  node: TopologyNode
  hidden: number
  isOpen: boolean
}

const Entry = memo(function Entry({ node, hidden, isOpen, onOpen, onLight }: EntryProps) {
  const intl = useIntl()
  const isLoading = node.state === 'loading'
  const folded = hidden > 0 && intl.formatMessage(topologyPhrases.hidden, { count: hidden })
  return (
    <li className="[contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-disabled={isLoading || undefined}
        className={cx(
          'block w-full cursor-pointer rounded-md px-2 py-1.5 text-start -outline-offset-2 hover:bg-hover aria-disabled:cursor-default',
          isOpen && 'bg-hover',
        )}
        onClick={({ currentTarget }) => isLoading || onOpen(node.id, currentTarget)}
        onPointerEnter={() => onLight(node.id)}
        onPointerLeave={() => onLight(null)}
        onFocus={() => onLight(node.id)}
        onBlur={() => onLight(null)}
      >
        <span className="sr-only">{[nodeLabel(intl, node), folded].filter(Boolean).join(', ')}</span>
        <span aria-hidden className="flex w-full items-start gap-2.5">
          <NodeIcon node={node} className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-medium" title={node.name}>
              {node.name}
            </span>
            {folded && <span className="text-sm text-ink-3">{folded}</span>}
          </span>
          <span className="shrink-0 text-sm">
            <Status tone={toneOf(node)}>{statusWord(intl, node)}</Status>
          </span>
        </span>
      </button>
    </li>
  )
})

export interface Folding {
  shown: Collapsed
  /** Whether networks are collapsed by default. */
  all: boolean
  toggleAll(): void
  isFolded(networkId: string): boolean
  toggle(networkId: string): void
}

const NONE: ReadonlySet<string> = new Set()

/** The collapsed networks: all or none, except those that the user toggled one by one. */
export function useFolding(model: TopologyModel): Folding {
  const [all, setAll] = useCookieSwitch('are_networks_collapsed', false)
  const [others, setOthers] = useState(NONE)
  const shown = useMemo(() => collapse(model, (id) => all !== others.has(id)), [model, all, others])
  return {
    shown,
    all,
    toggleAll() {
      setAll(!all)
      setOthers(NONE)
    },
    isFolded: (id) => all !== others.has(id),
    toggle: (id) => setOthers((before) => before.symmetricDifference(new Set([id]))),
  }
}
