import type { Reply } from '../../core/http/reply.ts'
import { HTML } from './faults.ts'

type Headers = Record<string, string>

/** 201 without a body. */
export const created = (headers: Headers = {}): Reply => ({
  status: 201,
  headers: { 'content-type': HTML, ...headers },
  body: null,
})

/** 204 with Content-Length, as in Swift. */
export const noContent = (headers: Headers = {}): Reply => ({
  status: 204,
  headers: { 'content-type': HTML, 'content-length': '0', ...headers },
  body: null,
})
