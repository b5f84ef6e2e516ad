import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

interface Options {
  env?: Record<string, string>
  /** Print the output while the script runs, instead of returning it. */
  show?: boolean
  /** Use only the CPU time that other processes leave. */
  isBackground?: boolean
}

/** How long the last lines of a script that has ended may take. */
const LAST_OUTPUT_MS = 5000

const running = new Set<ChildProcess>()

/** Runs a script of this repository or of node_modules on this Node; resolves with its exit code and its output. */
export function runNode(args: readonly string[], { env = {}, show = false, isBackground = false }: Options = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number; output: string }>()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let output = ''
  const collect = (data: Buffer) => {
    output += data.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.on('error', reject)
  // What it started and did not end would hold its output open.
  child.on('exit', () => {
    setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), LAST_OUTPUT_MS).unref()
  })
  child.on('close', (code) => {
    running.delete(child)
    resolve({ code: code ?? 1, output })
  })
  return promise
}

/** On a signal, ends this process after its children; a terminal sends Ctrl-C to them itself. */
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
