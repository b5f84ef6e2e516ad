import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** An error whose message is for the user, without a stack. */
export class Problem extends Error {}

/** A signal ended the child; the bootstrap ends with the same signal. */
export class Stopped extends Error {
  constructor(signal) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A terminal sends Ctrl-C to all processes; passing it on would send it twice, which often means "at once". */
const fromTerminal = (signal) =>
  signal === 'SIGINT' && (process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY)

/**
 * Runs a command, passes signals on, and resolves with { code, output }; `quiet` collects the output instead of showing
 * it. Throws Stopped if a signal ended the command.
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

/** npm runs this process in a shell, which does not pass signals on: the only sign of its end is a new parent. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && stop(), 250)
  return () => clearInterval(timer)
}

/** Runs npm on the given Node: the npm that started this process, otherwise npm on PATH. */
export function runNpm(node, args, options) {
  const own = process.env.npm_execpath
  return own?.endsWith('npm-cli.js')
    ? run(node, [own, ...args], { ...options, quiet: true })
    : run('npm', args, { ...options, quiet: true })
}

/** The first error lines of npm's output. */
export function npmErrors(output) {
  const lines = output.trim().split('\n')
  const errors = lines.filter((line) => /^npm (error|ERR!) \S/.test(line) && !line.includes('complete log'))
  return (errors.length > 0 ? errors.slice(0, 6) : lines.slice(-6)).join('\n')
}

/** Prints what begins, and at its end how long it took. */
export async function announce(what, work) {
  const started = performance.now()
  console.error(`${what} …`)
  const result = await work()
  console.error(`${what}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}
