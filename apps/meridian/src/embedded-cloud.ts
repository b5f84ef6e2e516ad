import { fork } from 'node:child_process'
import * as path from 'node:path'
import type { Config, PolicyOverrides } from '@meridian/server'
import runtime from '../runtime.json' with { type: 'json' }
import type { CloudReady } from './run-cloud.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'cloud.ts')

export interface EmbeddedCloud {
  url: string
  demoAccounts: { username: string; password: string }[]
  rules: CloudReady['rules']
  stop: () => Promise<void>
  /** Calls the listener if the process exits without `stop`. */
  onExit: (listener: (code: number | null) => void) => void
}

/** Starts the embedded cloud in its own process; the server reaches it over HTTP, like any other cloud. */
export function startEmbeddedCloud(
  config: Pick<Config, 'host' | 'cloudPort' | 'dataDir'>,
  environment: NodeJS.ProcessEnv,
): Promise<EmbeddedCloud> {
  const child = fork(PROGRAM, [], {
    env: {
      ...runtime.environment,
      ...environment,
      HOST: config.host,
      CLOUD_PORT: String(config.cloudPort),
      MERIDIAN_DATA: config.dataDir,
    },
    execArgv: [...process.execArgv, ...runtime.flags.cloud],
    // Ctrl-C signals the whole process group; the parent decides the order of stopping.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`The embedded cloud did not start (${code}).`))
    child.once('exit', failed)
    child.once('message', (message) => {
      child.off('exit', failed)
      const { url, demoAccounts, rules } = message as CloudReady // the program sends nothing else
      let isStopping = false
      resolve({
        url,
        demoAccounts,
        rules,
        stop: async () => {
          isStopping = true
          child.kill('SIGTERM')
          await gone
        },
        onExit: (listener) => void gone.then((code) => isStopping || listener(code)),
      })
    })
  })
}

/** The rules that the embedded cloud enforces, with those of the operator's policy files in their place. */
export const withOwnRules = (rules: CloudReady['rules'], overrides: PolicyOverrides): PolicyOverrides =>
  Object.fromEntries(
    Object.entries({ ...overrides, ...rules }).map(([service, own]) => [
      service,
      { ...own, ...overrides[service as keyof PolicyOverrides] }, // services without rules of their own have no overrides
    ]),
  )
