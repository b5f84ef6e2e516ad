import { recordCommand } from './commands.ts'
import { type Environment, type Reply, type Result, resultOf, startScript } from './python.ts'

interface ClientReply extends Reply {
  command: string | null
}

export interface Extra {
  env?: Environment
  stdin?: string | Buffer
  cwd?: string
}

/** The real OpenStack client in a process that lives as long as this one. It runs one command at a time. */
export interface Client {
  /** `run('image list')`, or a list if an argument has spaces. Resolves with the exit code even if the command fails. */
  run: (command: string | readonly string[], extra?: Extra) => Promise<Result>
  /** Runs the command with `-f json` and parses its output; throws its error message if it fails. */
  // eslint-disable-next-line typescript/no-explicit-any -- tests compare the output, whatever its type
  json: (command: string | readonly string[], extra?: Extra) => Promise<any>
}

export function startClient(env: Environment): Client {
  const request = startScript<ClientReply>('./driver.py', env)

  const run: Client['run'] = async (command, { env: more = {}, stdin, cwd = '.' } = {}) => {
    const data = stdin === undefined ? null : Buffer.from(stdin).toString('base64')
    const reply = await request({ args: words(command), env: more, stdin: data, cwd })
    if (reply.command !== null) recordCommand(reply.command)
    return resultOf(reply)
  }

  return {
    run,
    async json(command, extra) {
      const result = await run([...words(command), '-f', 'json'], extra)
      if (result.code !== 0) throw new Error(`${words(command).join(' ')}: ${result.stderr.trim()}`)
      return JSON.parse(result.stdout)
    },
  }
}

const words = (command: string | readonly string[]) => (typeof command === 'string' ? command.split(' ') : [...command])
