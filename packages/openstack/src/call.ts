import type { Readable } from 'node:stream'

export interface Outgoing {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string
}

export interface Incoming {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** A call whose body is sent as it comes. */
export interface StreamOut {
  method: 'GET' | 'PUT' | 'POST'
  headers: Record<string, string>
  body?: Readable
  signal?: AbortSignal
}

/** An answer whose body is read as it comes. */
export type StreamIn = Pick<Incoming, 'status' | 'headers'> & { body: Readable & { text: () => Promise<string> } }
