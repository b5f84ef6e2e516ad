import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { PYTHON } from './install.ts'

export type Environment = Readonly<Record<string, string>>

export interface Result {
  code: number
  stdout: string
  stderr: string
  /** stdout, undecoded. */
  bytes: Buffer
}

/** A line that a script of this folder writes. */
export interface Reply {
  code: number
  /** In base64. */
  stdout: string
  stderr: string
}

export const CLIENT_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', LANG: 'C.UTF-8' }

/** Starts a script of this folder that answers each line of JSON with another. It lives as long as this process. */
export function startScript<R extends Reply>(script: string, env: Environment): (request: object) => Promise<R> {
  const child = spawn(PYTHON, [new URL(script, import.meta.url).pathname], {
    env: { ...CLIENT_ENV, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting: { resolve: (reply: R) => void; reject: (error: Error) => void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line) as R)) // the script writes it
  let exited: Error | undefined
  child.stdin.on('error', () => {}) // the exit says the same
  child.once('exit', (code) => {
    exited = new Error(`${script} exited (${code})`)
    for (const { reject } of waiting.splice(0)) reject(exited)
  })
  return (request) =>
    new Promise((resolve, reject) => {
      if (exited) return reject(exited)
      waiting.push({ resolve, reject })
      child.stdin.write(`${JSON.stringify(request)}\n`)
    })
}

export function resultOf({ code, stdout, stderr }: Reply): Result {
  const bytes = Buffer.from(stdout, 'base64')
  return { code, stdout: bytes.toString('utf8'), stderr, bytes }
}
