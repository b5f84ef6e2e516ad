import type { ServerRow } from '../../servers/row.ts'

/** What commands know. */
export interface Shell {
  row: ServerRow
  user: string
  now: number
  bootedAt: number
  terminal: string
  history: readonly string[]
}

/** What a command does besides writing. */
export type Effect = 'exit' | 'clear' | 'reboot' | 'poweroff'

export type Command = (
  args: readonly string[],
  shell: Shell,
  input: string,
) => string | { effect: Effect; output?: string }

export const lines = (...all: readonly string[]) => all.map((line) => `${line}\n`).join('')

export const homeOf = (user: string) => (user === 'root' ? '/root' : `/home/${user}`)
