import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { noteCommand } from './commands.ts'
import { PYTHON, requirePlugin } from './install.ts'

export type Environment = Readonly<Record<string, string>>

export interface Result {
  code: number
  stdout: string
  stderr: string
  /** What was printed, byte for byte. */
  bytes: Buffer
}

interface Answer {
  code: number
  stdout: string
  stderr: string
  command: string | null
}

export interface Extra {
  env?: Environment
  stdin?: string | Buffer
}

/** The real OpenStack client, kept running. Commands are done one after the other. */
export interface Client {
  /** `run('image list')`, or a list where an argument has spaces. Never throws for a command that fails. */
  run: (command: string | readonly string[], extra?: Extra) => Promise<Result>
  /** The same with `-f json`, answered as what it prints; throws with the command's own words where it fails. */
  // eslint-disable-next-line typescript/no-explicit-any -- a test reads whatever the command prints, and fails where it does not
  json: (command: string | readonly string[], extra?: Extra) => Promise<any>
  stop: () => void
}

export function startClient(env: Environment): Client {
  requirePlugin('python3-openstackclient', 'openstackclient')
  const child = spawn(PYTHON, [new URL('./driver.py', import.meta.url).pathname], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', LANG: 'C.UTF-8', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting: { resolve: (result: Result) => void; reject: (error: Error) => void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(read(line)))
  child.once('exit', (code) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`The OpenStack client ended (${code})`))
  })

  const run: Client['run'] = (command, { env: more = {}, stdin } = {}) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      const data = stdin === undefined ? null : Buffer.from(stdin).toString('base64')
      child.stdin.write(`${JSON.stringify({ args: words(command), env: more, stdin: data })}\n`)
    })

  return {
    run,
    async json(command, extra) {
      const result = await run([...words(command), '-f', 'json'], extra)
      if (result.code !== 0) throw new Error(`${words(command).join(' ')}: ${result.stderr.trim()}`)
      return JSON.parse(result.stdout)
    },
    stop: () => void child.kill(),
  }
}

const words = (command: string | readonly string[]) => (typeof command === 'string' ? command.split(' ') : [...command])

function read(line: string): Result {
  const { code, stdout, stderr, command } = JSON.parse(line) as Answer // driver.py writes it
  if (command !== null) noteCommand(command)
  const bytes = Buffer.from(stdout, 'base64')
  return { code, stdout: bytes.toString('utf8'), stderr, bytes }
}
