export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'COPY'

/** A request to another service. */
export interface InternalRequest {
  method: Method
  /** Behind the service's prefix, with its query. */
  path: string
  body?: unknown
  /** Names in lower case. */
  headers?: Record<string, string>
}

export interface InternalResponse<T> {
  status: number
  headers: Record<string, string>
  body: T
}
