/** How it stands with a console. */
export type Connection = 'connecting' | 'connected' | 'closed' | 'failed'

/** What became of one that has ended: it never was, or it is over. */
export const ended = (before: Connection): Connection => (before === 'connected' ? 'closed' : 'failed')
