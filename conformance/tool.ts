import { execFile } from 'node:child_process'
import type { Environment, Result } from './client.ts'
import { pathOf } from './install.ts'

/** Runs a program, in a new process for each command. Resolves with the exit code even if the command fails. */
export type Tool = (args: readonly string[], cwd?: string) => Promise<Result>

export function openTool(program: Parameters<typeof pathOf>[0], env: Environment): Tool {
  const all = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', LANG: 'C.UTF-8', ...env }
  return (args, cwd) =>
    new Promise((resolve) => {
      const options = { env: all, cwd, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const
      execFile(pathOf(program), args, options, (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) || 1 : 0
        resolve({ code, stdout: stdout.toString('utf8'), stderr: stderr.toString('utf8'), bytes: stdout })
      })
    })
}
