import type { Reply } from '../../core/http/reply.ts'

/** Replies without a body; their content type depends on the controller, as in Cinder. */
const empty = (status: number, type: string): Reply => ({ status, headers: { 'content-type': type }, body: null })

const PAGE = 'text/html; charset=UTF-8'

export const accepted = empty(202, 'application/json')
export const acceptedPage = empty(202, PAGE)
export const done = empty(200, 'application/json')
export const donePage = empty(200, PAGE)
export const gonePage = empty(204, PAGE)
