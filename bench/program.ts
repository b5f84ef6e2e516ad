import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import runtime from '../apps/meridian/runtime.json' with { type: 'json' }

const compiled = join(import.meta.dirname, '../node_modules/.cache/compiled')

interface Used {
  cpuMs: number
  rssMb: number
}

/** A server in a process of its own. */
export interface Program {
  url: string
  /** What it has used since it began. */
  used: () => Promise<Used>
  stop: () => Promise<void>
}

/** Starts one of these folders' programs as `npm start` would, with what it compiled last time at hand. */
function begin(name: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
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
  const child = begin(name, args, environment)
  const gone = once(child, 'exit')
  const told = async () => {
    const [message] = await Promise.race([once(child, 'message'), gone])
    if (typeof message !== 'object') throw new Error(`${name} ended (${message})`)
    return message
  }
  const { url } = await told()
  return {
    url,
    async used() {
      child.send('used?')
      const { cpu, rss } = await told()
      return { cpuMs: (cpu.user + cpu.system) / 1000, rssMb: rss / 1e6 }
    },
    async stop() {
      child.disconnect()
      await gone
    },
  }
}

/** Milliseconds until the modules of the cloud are loaded, and nothing else. */
export async function timeImports(): Promise<number> {
  const began = performance.now()
  await once(begin('cloud/import-program', [], {}), 'exit')
  return performance.now() - began
}
