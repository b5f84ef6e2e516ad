import { execFile } from 'node:child_process'
import { pathOf } from './install.ts'
import { CLIENT_ENV, type Environment, type Result, resultOf, startScript } from './python.ts'

/** Runs a command of a program. Resolves with the exit code even if the command fails. */
export type Tool = (args: readonly string[], cwd?: string) => Promise<Result>

/** The real Swift client; all commands share the time to load it. */
export function openSwift(env: Environment): Tool {
  const request = startScript('./swift.py', env)
  return async (args, cwd = '.') => resultOf(await request({ args, cwd }))
}

export function openRclone(env: Environment): Tool {
  const all = { ...CLIENT_ENV, ...env }
  return (args, cwd) =>
    new Promise((resolve) => {
      const options = { env: all, cwd, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const
      execFile(pathOf('rclone'), args, options, (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) || 1 : 0
        resolve({ code, stdout: stdout.toString('utf8'), stderr: stderr.toString('utf8'), bytes: stdout })
      })
    })
}
