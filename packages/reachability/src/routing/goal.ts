import type { Range } from '../model/addresses.ts'
import type { FloatingIp, Port } from '../model/lists.ts'

/** Where a packet shall end. */
export type Goal = PortGoal | OutsideGoal | HeldGoal

export interface PortGoal {
  kind: 'port'
  port: Port
  address: Range
}

export interface OutsideGoal {
  kind: 'outside'
  /** One address, or all of them for the internet. */
  address: Range
}

/** An address that a router holds on an external network and translates. */
export interface HeldGoal {
  kind: 'held'
  address: Range
  networkId: string
  routerId: string
  /** Null if it is the router's own address, which replies come back to. */
  floatingIp: FloatingIp | null
  inner: PortGoal
}

/** An address that a router has replaced in a packet. */
export interface Translation {
  routerId: string
  /** The external network that the router's gateway is on. */
  networkId: string
  kind: 'source' | 'target'
  before: Range
  /** Null if nobody can see the router's address. */
  after: Range | null
}
