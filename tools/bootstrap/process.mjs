import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** What the user reads as it is, without a stack. */
export class Problem extends Error {}

/** A signal ended the work; the bootstrap ends the same way. */
export class Stopped extends Error {
  constructor(signal) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Ctrl-C in a terminal reaches the whole process group: passing it on would make it two, which often means "now!". */
const fromTerminal = (signal) =>
  signal === 'SIGINT' && (process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY)

/**
 * Runs a command to its end, passing signals on, and answers { code, output }; with `quiet` its output is kept
 * instead of shown. Throws Stopped when a signal ended it.
 */
export function run(command, args, { cwd, env, quiet = false, onStart }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    if (child.pid) onStart?.(child.pid)
    let output = ''
    let received
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))

    const pass = (signal) => {
      received = signal
      if (!fromTerminal(signal)) child.kill(signal)
    }
    const killChild = () => child.kill()
    for (const signal of SIGNALS) process.on(signal, pass)
    process.on('exit', killChild)
    const stopWatching = whenNpmIsGone(() => pass('SIGTERM'))
    const done = () => {
      for (const signal of SIGNALS) process.off(signal, pass)
      process.off('exit', killChild)
      stopWatching()
    }

    child.on('error', (error) => {
      done()
      reject(new Problem(`Cannot run ${command}: ${error.message}`))
    })
    child.on('close', (code, signal) => {
      done()
      if (signal && received) reject(new Stopped(signal))
      else if (quiet && received) reject(new Stopped(received))
      else resolve({ code: code ?? 128 + constants.signals[signal], output })
    })
  })
}

/** npm runs us in a shell, and a shell that is told to stop goes without a word to us: all that shows is a new parent. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && stop(), 250)
  return () => clearInterval(timer)
}

/** Runs npm on the given Node: the npm that runs us where there is one, else the one on PATH. */
export function runNpm(node, args, options) {
  const own = process.env.npm_execpath
  return own?.endsWith('npm-cli.js')
    ? run(node, [own, ...args], { ...options, quiet: true })
    : run('npm', args, { ...options, quiet: true })
}

/** The first lines of npm's output that say what went wrong. */
export function npmErrors(output) {
  const lines = output.trim().split('\n')
  const errors = lines.filter((line) => /^npm (error|ERR!) \S/.test(line) && !line.includes('complete log'))
  return (errors.length > 0 ? errors.slice(0, 6) : lines.slice(-6)).join('\n')
}

/** Says what is being done, and how long it took when it is. */
export async function announce(what, work) {
  const started = performance.now()
  console.error(`${what} …`)
  const result = await work()
  console.error(`${what}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}
