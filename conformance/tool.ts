import { execFile } from 'node:child_process'
import type { Environment, Result } from './client.ts'
import { requirePackage } from './install.ts'

/** A program of its own, which is started anew for each command. Never throws for a command that fails. */
export type Tool = (args: readonly string[], cwd?: string) => Promise<Result>

/** `package_` is Debian's that has the program. */
export function openTool(command: string, package_: string, env: Environment): Tool {
  requirePackage(package_, command, ['--version'])
  const all = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', LANG: 'C.UTF-8', ...env }
  return (args, cwd) =>
    new Promise((resolve) => {
      const options = { env: all, cwd, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const
      execFile(command, args, options, (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) || 1 : 0
        resolve({ code, stdout: stdout.toString('utf8'), stderr: stderr.toString('utf8'), bytes: stdout })
      })
    })
}
