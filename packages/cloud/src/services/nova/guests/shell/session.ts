import type { ServerRow } from '../../servers/row.ts'
import { banner, loginPrompt } from '../../server-consoles/boot-log.ts'
import { distributionOf } from '../distribution.ts'
import type { Effect } from './command.ts'
import { COMMANDS, runLine } from './commands.ts'
import { createLineEditor } from './line-editor.ts'

export interface SessionUses {
  terminal: string
  row: () => ServerRow
  now: () => number
  bootedAt: () => number
  write: (text: string) => void
  /** A command that does something to the machine. */
  onEffect: (effect: Extract<Effect, 'reboot' | 'poweroff'>) => void
}

export interface Session {
  type: (keys: string) => void
  /** Shows the banner and asks for a user. */
  start: () => void
}

const MAX_HISTORY = 100

/** A login on one terminal of a guest. Any password is accepted: there is nothing to protect. */
export function createSession(uses: SessionUses): Session {
  const { write, row } = uses
  let step: 'user' | 'password' | 'shell' = 'user'
  let user = ''
  const history: string[] = []

  const prompt = () => {
    if (step === 'user') write(loginPrompt(row()))
    else if (step === 'password') write('Password: ')
    else write(`${user}@${row().hostname}:~${user === 'root' ? '#' : '$'} `)
    editor.begin(step === 'password')
  }
  const start = () => {
    const { user: usual } = distributionOf(row())
    step = 'user'
    user = ''
    history.length = 0
    write(
      [
        ...banner(row(), uses.terminal),
        `This guest is simulated. Log in as "${usual}" with any password.`,
        '',
        '',
      ].join('\n'),
    )
    prompt()
  }
  const greet = () => {
    const { title, version, kernel } = distributionOf(row())
    const name = [title, version].filter((word) => word !== '').join(' ')
    write(`\nWelcome to ${name} (${kernel} x86_64)\n\nType "help" for what this guest can do.\n\n`)
  }
  const run = (line: string) => {
    if (line.trim() !== '' && history.at(-1) !== line) history.push(line)
    if (history.length > MAX_HISTORY) history.shift()
    const { output, effect } = runLine(line, {
      row: row(),
      user,
      now: uses.now(),
      bootedAt: uses.bootedAt(),
      terminal: uses.terminal,
      history,
    })
    write(output)
    if (effect === 'exit') start()
    else if (effect === 'clear') {
      write('\u001B[H\u001B[2J')
      prompt()
    } else if (effect) uses.onEffect(effect)
    else prompt()
  }
  const take = (line: string) => {
    if (step === 'shell') run(line)
    else if (step === 'user') {
      user = line.trim()
      if (user !== '') step = 'password'
      prompt()
    } else {
      const isKnown = user === 'root' || user === distributionOf(row()).user
      step = isKnown ? 'shell' : 'user'
      if (isKnown) greet()
      else write('\nLogin incorrect\n\n')
      prompt()
    }
  }
  const editor = createLineEditor({
    echo: write,
    onLine: take,
    onInterrupt() {
      if (step !== 'shell') step = 'user'
      prompt()
    },
    onEnd() {
      if (step === 'shell') run('exit')
    },
    onClear(line) {
      if (step !== 'shell') return
      write('\u001B[H\u001B[2J')
      prompt()
      editor.type(line)
    },
    complete(line) {
      if (step !== 'shell' || line === '') return undefined
      const found = Object.keys(COMMANDS).filter((name) => name.startsWith(line))
      return found.length === 1 ? `${found[0]} ` : undefined
    },
    history,
  })

  return { type: editor.type, start }
}
