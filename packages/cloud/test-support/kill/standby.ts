import { execFileSync, fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROLLDOWN = join(import.meta.dirname, '../../../../node_modules/rolldown/bin/cli.mjs')
const CONFIG = fileURLToPath(new URL('./rolldown.config.ts', import.meta.url))

/** Runs clouds on one folder, one after the other. The next process loads while the current one runs, to start fast. */
export interface Standby {
  /** Lets the next process open the folder; returns its URL. */
  open: () => Promise<string>
  /** Sends SIGKILL to the running process. */
  kill: () => Promise<void>
  stop: () => void
}

/** The folder contains the bundled program, its compile cache and the cloud's data. */
export function standby(folder: string): Standby {
  const program = join(folder, 'serve.mjs')
  execFileSync(process.execPath, [ROLLDOWN, '-c', CONFIG, '--file', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const enableCache = `import('node:module').then((module) => module.enableCompileCache(${JSON.stringify(join(folder, 'compiled'))}))`
  const execArgv = ['--import', `data:text/javascript,await ${enableCache}`]
  const dataDir = join(folder, 'data')
  const load = () => fork(program, [dataDir], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let waiting = load()
  let running: ChildProcess | undefined
  return {
    async open() {
      running = waiting
      waiting = load()
      running.send('open')
      const [url] = await Promise.race([once(running, 'message'), once(running, 'exit')])
      if (typeof url !== 'string') throw new Error(`The cloud exited with ${url}`)
      return url
    },
    async kill() {
      if (!running) return
      const gone = once(running, 'exit')
      running.kill('SIGKILL')
      await gone
      running = undefined
    },
    stop() {
      waiting.kill('SIGKILL')
      running?.kill('SIGKILL')
    },
  }
}
