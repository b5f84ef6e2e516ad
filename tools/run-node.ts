import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

interface Options {
  env?: Record<string, string>
  /** Show the output as it comes, instead of keeping it. */
  show?: boolean
}

const running = new Set<ChildProcess>()

/** Runs a script of this repository or of node_modules on this Node; answers its exit code and what it printed. */
export function runNode(args: readonly string[], { env = {}, show = false }: Options = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number; output: string }>()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const keep = (data: Buffer) => {
    output += data.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.on('error', reject)
  child.on('close', (code) => {
    running.delete(child)
    resolve({ code: code ?? 1, output })
  })
  return promise
}

/** Makes this process end with its children, not before them; Ctrl-C in a terminal reaches them by itself. */
export function endWithChildren(): void {
  const stop = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    for (const child of running) {
      if (signal !== 'SIGINT' || !process.stdout.isTTY) child.kill(signal)
      child.once('close', () => {
        if (running.size === 0) process.exit(128 + constants.signals[signal])
      })
    }
    if (running.size === 0) process.exit(128 + constants.signals[signal])
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
}
