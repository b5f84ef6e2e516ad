import type { Method } from './method.ts'

/** A request to another service. */
export interface Question {
  method: Method
  /** Behind the service's prefix, with its query. */
  path: string
  body?: unknown
  /** Names in lower case. */
  headers?: Record<string, string>
}

export interface Answer<T> {
  status: number
  headers: Record<string, string>
  body: T
}
