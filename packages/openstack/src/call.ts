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

/** A request whose body is streamed. */
export interface StreamOut {
  method: 'GET' | 'PUT' | 'POST'
  headers: Record<string, string>
  body?: Readable
  signal?: AbortSignal
}

/** A response whose body is streamed. */
export type StreamIn = Pick<Incoming, 'status' | 'headers'> & { body: Readable & { text: () => Promise<string> } }
