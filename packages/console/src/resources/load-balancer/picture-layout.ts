import type { BalancedListener, BalancedPool } from '@meridian/contract'

/** The columns of the picture: the address, listeners, rules, pools, members. */
export type PictureColumn = 0 | 1 | 2 | 3 | 4

export interface PictureNode {
  id: string
  column: PictureColumn
  /** In pixels. */
  top: number
  height: number
}

export interface PictureEdge {
  from: string
  to: string
  /** Nothing comes through here. */
  fails: boolean
}

export interface Picture {
  nodes: ReadonlyMap<string, PictureNode>
  edges: readonly PictureEdge[]
  height: number
  /** By pool: the members that are drawn, those that fail first if not all are. */
  members: ReadonlyMap<string, BalancedPool['members']>
}

export const ADDRESS = 'address'

/** The node for what no rule of a listener takes. */
export const restOf = (listener: string) => `${listener}/rest`
/** The node for the members of a pool that are not drawn. */
export const moreOf = (pool: string) => `${pool}/more`

/** More do not help to see what is wrong; the table has all. */
const MOST_MEMBERS = 12
const HEIGHTS = { address: 60, listener: 60, rule: 36, pool: 76, member: 34 } as const
const GAP = 8
const BLOCK_GAP = 22

interface Tree {
  listeners: readonly BalancedListener[]
  pools: readonly BalancedPool[]
}

/** A node and those that it leads to, as high as the higher of both. */
interface Block {
  column: PictureColumn
  id: string
  height: number
  parts: { id: string; height: number }[]
}

const heightOf = (parts: Block['parts']) => parts.reduce((sum, { height }) => sum + height, GAP * (parts.length - 1))
const blockHeight = ({ height, parts }: Block) => Math.max(height, heightOf(parts))
const totalOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + blockHeight(block), BLOCK_GAP * Math.max(blocks.length - 1, 0))

/** Where each part of a balancer is drawn: every node is centred beside what it leads to. */
export function pictureOf({ listeners, pools }: Tree): Picture {
  const members = new Map(pools.map((pool) => [pool.id, drawnMembers(pool)]))
  const left = listeners.map((listener): Block => ({
    column: 1,
    id: listener.id,
    height: HEIGHTS.listener,
    parts: rulesOf(listener).map((id) => ({ id, height: HEIGHTS.rule })),
  }))
  const right = pools.map((pool): Block => {
    const drawn = members.get(pool.id) ?? []
    const ids = drawn.map(({ id }) => id)
    if (drawn.length < pool.members.length) ids.push(moreOf(pool.id))
    return { column: 3, id: pool.id, height: HEIGHTS.pool, parts: ids.map((id) => ({ id, height: HEIGHTS.member })) }
  })
  const height = Math.max(totalOf(left), totalOf(right), HEIGHTS.address)
  const nodes = [...placed(left, height), ...placed(right, height)]
  const address = { id: ADDRESS, column: 0 as const, top: (height - HEIGHTS.address) / 2, height: HEIGHTS.address }
  return {
    nodes: new Map([address, ...nodes].map((node) => [node.id, node])),
    edges: edgesOf({ listeners, pools }, members),
    height,
    members,
  }
}

const rulesOf = ({ id, policies, default_pool_id: pool }: BalancedListener): string[] => [
  ...policies.map((policy) => policy.id),
  ...(pool === null ? [] : [restOf(id)]),
]

const isFailing = ({ operating_status: operation }: { operating_status: string }) => operation === 'ERROR'

function drawnMembers({ members }: BalancedPool): BalancedPool['members'] {
  if (members.length <= MOST_MEMBERS) return members
  const failing = members.filter(isFailing)
  return [...failing, ...members.filter((member) => !isFailing(member))].slice(0, MOST_MEMBERS - 1)
}

function placed(blocks: readonly Block[], height: number): PictureNode[] {
  let top = (height - totalOf(blocks)) / 2
  return blocks.flatMap((block) => {
    const whole = blockHeight(block)
    const node = { id: block.id, column: block.column, top: top + (whole - block.height) / 2, height: block.height }
    let at = top + (whole - heightOf(block.parts)) / 2
    const next = block.column === 1 ? 2 : 4
    const parts = block.parts.map(({ id, height: own }): PictureNode => {
      const part: PictureNode = { id, column: next, top: at, height: own }
      at += own + GAP
      return part
    })
    top += whole + BLOCK_GAP
    return [node, ...parts]
  })
}

function edgesOf({ listeners, pools }: Tree, members: Picture['members']): PictureEdge[] {
  const dead = new Set(pools.filter(isFailing).map(({ id }) => id))
  const isDrawn = (pool: string | null): pool is string => pool !== null && members.has(pool)
  const ofListeners = listeners.flatMap(({ id, policies, default_pool_id: pool }) => [
    { from: ADDRESS, to: id, fails: false },
    ...policies.flatMap(({ id: policy, redirect_pool_id: to }) => [
      { from: id, to: policy, fails: false },
      ...(isDrawn(to) ? [{ from: policy, to, fails: dead.has(to) }] : []),
    ]),
    ...(pool === null ? [] : [{ from: id, to: restOf(id), fails: false }]),
    ...(isDrawn(pool) ? [{ from: restOf(id), to: pool, fails: dead.has(pool) }] : []),
  ])
  const ofPools = pools.flatMap((pool) => {
    const drawn = members.get(pool.id) ?? []
    const edges = drawn.map((member) => ({ from: pool.id, to: member.id, fails: isFailing(member) }))
    return drawn.length < pool.members.length ? [...edges, { from: pool.id, to: moreOf(pool.id), fails: false }] : edges
  })
  return [...ofListeners, ...ofPools]
}
