import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import runtime from '../apps/meridian/runtime.json' with { type: 'json' }

const compiled = join(import.meta.dirname, '../node_modules/.cache/compiled')

interface Used {
  cpuMs: number
  rssMb: number
}

/** A server in its own process. */
export interface Program {
  url: string
  /** What it has used since its start. */
  used: () => Promise<Used>
  stop: () => Promise<void>
}

/** Starts a program of these folders as `npm start` does, with the compile cache of the last run. */
function start(name: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
  return fork(join(import.meta.dirname, `${name}.ts`), args, {
    env: { ...runtime.environment, ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
    execArgv: name.startsWith('cloud/') ? runtime.flags.cloud : runtime.flags.server,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

export async function startProgram(
  name:
    | 'cloud/bare-server'
    | 'cloud/cloud-program'
    | 'server/upstream-program'
    | 'server/bare-proxy'
    | 'server/bare-fastify'
    | 'server/server-program',
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Program> {
  const child = start(name, args, environment)
  const exited = once(child, 'exit')
  const received = async () => {
    const [message] = await Promise.race([once(child, 'message'), exited])
    if (typeof message !== 'object') throw new Error(`${name} exited (${message})`)
    return message
  }
  const { url } = await received()
  return {
    url,
    async used() {
      child.send('used?')
      const { cpu, rss } = await received()
      return { cpuMs: (cpu.user + cpu.system) / 1000, rssMb: rss / 1e6 }
    },
    async stop() {
      child.disconnect()
      await exited
    },
  }
}

/** The milliseconds that loading the modules of the cloud takes. */
export async function timeImports(): Promise<number> {
  const started = performance.now()
  await once(start('cloud/import-program', [], {}), 'exit')
  return performance.now() - started
}
