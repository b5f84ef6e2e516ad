import { lines } from './command.ts'
import type { Command, Effect, Shell } from './command.ts'
import { fileCommands } from './file-commands.ts'
import { networkCommands } from './network-commands.ts'
import { systemCommands } from './system-commands.ts'

const help = () =>
  lines(
    'This guest is simulated. It knows its own server:',
    '  hostname, uname, uptime, date, whoami, id, nproc, free, ps, dmesg, journalctl',
    '  ip addr, ip route, ping, ss, curl http://169.254.169.254/ (the metadata service)',
    '  lsblk, df, ls, cat, head, tail, grep, wc, echo, history, clear',
    '  sudo, reboot, poweroff, exit',
    'Commands can be joined by "|" and ";".',
  )

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...systemCommands,
  ...networkCommands,
  ...fileCommands,
  help,
  sudo: (args, shell, input) =>
    args.length === 0 ? 'usage: sudo command\n' : run(args, { ...shell, user: 'root' }, input),
}

function run(words: readonly string[], shell: Shell, input: string): ReturnType<Command> {
  const [name = '', ...args] = words
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return command ? command(args, shell, input) : `-bash: ${name}: command not found\n`
}

/** Runs commands that are joined by `;` and `|`. Stops at the first one with an effect. */
export function runLine(line: string, shell: Shell): { output: string; effect?: Effect } {
  let output = ''
  for (const pipeline of partsOf(line)) {
    let passed = ''
    for (const words of pipeline) {
      const result = run(words, shell, passed)
      if (typeof result !== 'string') return { output: output + (result.output ?? ''), effect: result.effect }
      passed = result
    }
    output += passed
  }
  return { output }
}

/** `a "b c" | d; e` → [[['a', 'b c'], ['d']], [['e']]] */
export function partsOf(line: string): string[][][] {
  const all: string[][][] = [[[]]]
  for (const [token, double, single] of line.matchAll(/"([^"]*)"|'([^']*)'|[|;]|[^\s"'|;]+/g)) {
    if (token === ';') all.push([[]])
    else if (token === '|') all.at(-1)?.push([])
    else
      all
        .at(-1)
        ?.at(-1)
        ?.push(double ?? single ?? token)
  }
  return all.map((pipeline) => pipeline.filter((words) => words.length > 0)).filter((pipeline) => pipeline.length > 0)
}
