import { splitStackStatus, type StackSnapshot, type StackTopology } from '@meridian/contract'
import { compareText } from '../../../framework/text/wording.ts'
import { GLYPHS } from '../../../services/orchestration/type-glyphs.ts'
import type { GraphLink, GraphNode, GraphState } from '../../../ui/graph/graph.ts'

export type TopologyNode = StackTopology['nodes'][number]

export interface StackProgress {
  all: number
  done: number
  working: number
  waiting: number
  failed: number
}

const isWaiting = ({ status }: TopologyNode) => splitStackStatus(status).action === 'INIT'
export const isFailed = ({ status }: TopologyNode) => splitStackStatus(status).state === 'FAILED'
const isWorking = ({ status }: TopologyNode) => splitStackStatus(status).state === 'IN_PROGRESS'

export function progressOf(nodes: readonly TopologyNode[]): StackProgress {
  const [waiting, failed, working] = [isWaiting, isFailed, isWorking].map((is) => nodes.filter(is).length)
  const [all, rest] = [nodes.length, (waiting ?? 0) + (failed ?? 0) + (working ?? 0)]
  return { all, done: all - rest, working: working ?? 0, waiting: waiting ?? 0, failed: failed ?? 0 }
}

/** Where the failure began: a stack fails because of a resource inside it, and that because of one inside itself. */
export function firstFailed(nodes: readonly TopologyNode[]): TopologyNode | undefined {
  const failed = nodes.filter(isFailed)
  return (
    failed.find(
      ({ name, info_box: box }) => !failed.some((other) => other.name.startsWith(`${name}/`)) && isCause(box.reason),
    ) ?? failed[0]
  )
}

/** Heat stops what runs beside a failure, and says so of each. */
const isCause = (reason = '') => !/aborted|cancelled/i.test(reason)

/** The newest snapshot that a stack can go back to. */
export const newestComplete = (snapshots: readonly StackSnapshot[]): StackSnapshot | undefined =>
  snapshots
    .filter(({ status }) => status === 'COMPLETE')
    .toSorted((one, other) => compareText(other.creation_time, one.creation_time))[0]

/** The name of a node inside its own stack. */
export const ownName = (name: string): string => name.split('/').at(-1) ?? name

/** The names of the nodes that a node requires. */
export const needsOf = (nodes: readonly TopologyNode[], name: string): string[] =>
  nodes.filter(({ required_by: by }) => by.includes(name)).map((node) => node.name)

function stateOf(node: TopologyNode): GraphState {
  if (isFailed(node)) return 'failed'
  if (isWaiting(node)) return 'down'
  return isWorking(node) ? 'loading' : 'active'
}

const RADIUS = 20

/** Resources that are alike, drawn as one. */
export interface Fold {
  /** The same while the resources come and go. */
  key: string
  /** The first of them stands for all. */
  id: string
  label: string
  members: readonly TopologyNode[]
}

/** What is worse is shown first. */
const STATES: readonly GraphState[] = ['failed', 'loading', 'down', 'active']

/** `nameOf` a resource type is in the user's language; the members of a fold are one node. */
export function toGraph(
  nodes: readonly TopologyNode[],
  nameOf: (type: string) => string,
  folds: readonly Fold[] = [],
): { nodes: GraphNode[]; links: GraphLink[] } {
  const foldOf = new Map(folds.flatMap((fold) => fold.members.map(({ name }) => [name, fold] as const)))
  const idOf = (name: string) => foldOf.get(name)?.id ?? name
  const names = new Set(nodes.map(({ name }) => name))
  const links = nodes.flatMap(({ name, required_by: by }) =>
    by
      .filter((other) => names.has(other))
      .map((other) => ({ from: idOf(name), to: idOf(other) }))
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }): [string, GraphLink] => [`${from} ${to}`, { id: `${from} ${to}`, from, to }]),
  )
  return {
    nodes: nodes
      .filter(({ name }) => idOf(name) === name)
      .map((node) => {
        const kind = kindOf(node)
        const fold = foldOf.get(node.name)
        const states = new Set((fold?.members ?? [node]).map(stateOf))
        return {
          id: node.name,
          label: fold?.label ?? ownName(node.name),
          detail: nameOf(node.info_box.type ?? ''),
          radius: RADIUS,
          glyph: GLYPHS[kind],
          state: STATES.find((state) => states.has(state)) ?? 'active',
          strong: kind === 'stack',
          ...(fold && { folded: fold.members.length }),
        }
      }),
    links: [...new Map(links).values()],
  }
}

type Kind = keyof typeof GLYPHS

/** The image of a node is its kind with a colour: `server-green`. */
function kindOf({ image }: TopologyNode): Kind {
  const kind = image.replace(/-\w+$/, '')
  return Object.hasOwn(GLYPHS, kind) ? (kind as Kind) : 'unknown' // one of the keys
}
