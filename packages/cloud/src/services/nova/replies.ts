import type { Reply } from '../../core/http/reply.ts'

/** 200 without a body. */
export const done: Reply = { status: 200, headers: {}, body: null }
