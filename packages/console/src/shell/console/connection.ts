/** The state of the connection to a console. */
export type Connection = 'connecting' | 'connected' | 'closed' | 'failed'

/** The state after a connection has ended: closed, or failed if it never was open. */
export const ended = (before: Connection): Connection => (before === 'connected' ? 'closed' : 'failed')

/** What the bar above a console can do to it. */
export interface ConsoleControls {
  /** Types the text into the instance. */
  type: (text: string) => void
  /** The text that the user has selected; empty if none. */
  selection: () => string
  /** Ctrl+Alt+Del, which a browser keeps for itself. */
  sendCtrlAltDel: () => void
  /** Whether the instance's screen gets the size of the window, where its graphics card can. */
  matchWindow: (matches: boolean) => void
}
