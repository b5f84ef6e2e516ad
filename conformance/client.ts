import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { recordCommand } from './commands.ts'
import { PYTHON } from './install.ts'

export type Environment = Readonly<Record<string, string>>

export interface Result {
  code: number
  stdout: string
  stderr: string
  /** stdout, undecoded. */
  bytes: Buffer
}

interface Reply {
  code: number
  stdout: string
  stderr: string
  command: string | null
}

export interface Extra {
  env?: Environment
  stdin?: string | Buffer
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
  const child = spawn(PYTHON, [new URL('./driver.py', import.meta.url).pathname], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', LANG: 'C.UTF-8', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting: { resolve: (result: Result) => void; reject: (error: Error) => void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(read(line)))
  let exited: Error | undefined
  child.stdin.on('error', () => {}) // the exit says the same
  child.once('exit', (code) => {
    exited = new Error(`The OpenStack client exited (${code})`)
    for (const { reject } of waiting.splice(0)) reject(exited)
  })

  const run: Client['run'] = (command, { env: more = {}, stdin } = {}) =>
    new Promise((resolve, reject) => {
      if (exited) return reject(exited)
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
  }
}

const words = (command: string | readonly string[]) => (typeof command === 'string' ? command.split(' ') : [...command])

function read(line: string): Result {
  const { code, stdout, stderr, command } = JSON.parse(line) as Reply // driver.py writes it
  if (command !== null) recordCommand(command)
  const bytes = Buffer.from(stdout, 'base64')
  return { code, stdout: bytes.toString('utf8'), stderr, bytes }
}
