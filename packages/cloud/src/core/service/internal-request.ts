export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'COPY'

/** A request from one service to another. */
export interface InternalRequest {
  method: Method
  /** Path and query without the service's prefix. */
  path: string
  body?: unknown
  /** In lower case. */
  headers?: Record<string, string>
}

export interface InternalResponse<T> {
  status: number
  headers: Record<string, string>
  body: T
}
