import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../run-node.ts'

interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

/** A small project with the real bootstrap, a fake npm, and a target that prints its arguments. */
export function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  const path = (name: string) => join(folder, name)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(path(name)), { recursive: true })
    writeFileSync(path(name), text)
  }
  for (const name of ['tools/bootstrap.mjs', 'tools/bootstrap'])
    cpSync(join(root, name), path(name), { recursive: true })
  cpSync(join(root, 'tools/test-support/fake-npm.mjs'), path('npm/npm-cli.js'))
  write('npm/package.json', '{ "type": "module" }')
  write('package-lock.json', '{ "packages": { "": {}, "node_modules/vite": { "version": "1.0.0" } } }')
  for (const name of ['console', 'contract', 'wire']) write(`packages/${name}/package.json`, '{}')
  write('packages/console/src/main.tsx', 'one')
  write('apps/meridian/runtime.json', '{ "environment": {}, "flags": { "server": [], "cloud": [] } }')
  write('apps/meridian/src/main.ts', `console.log('started', process.argv.slice(2).join(' '))`)

  /** Starts a target; `ended` resolves with its result. `shell` starts it in a shell, as npm does. */
  function start(args: string[], env: Record<string, string> = {}, shell = false) {
    const command = [process.execPath, path('tools/bootstrap.mjs'), ...args]
    const [program = '', ...rest] = shell ? ['sh', '-c', `${command.join(' ')}; exit`] : command
    const child = spawn(program, rest, {
      cwd: folder,
      env: {
        ...process.env,
        npm_execpath: path('npm/npm-cli.js'),
        NPM_LOG: path('npm.log'),
        NPM_BREAKS: path('npm-breaks'),
        ...env,
      },
    })
    const { promise, resolve } = Promise.withResolvers<Ended>()
    const out = { stdout: '', stderr: '' }
    child.stdout.on('data', (data: Buffer) => (out.stdout += data.toString()))
    child.stderr.on('data', (data: Buffer) => (out.stderr += data.toString()))
    child.on('close', (code, signal) => resolve({ code, signal, ...out }))
    return { child, ended: promise }
  }

  return {
    path,
    write,
    start,
    run: (...args: string[]) => start(args).ended,
    read: (name: string) => readFileSync(path(name), 'utf8'),
    /** The calls of npm and vite so far. */
    calls: () => (existsSync(path('npm.log')) ? readFileSync(path('npm.log'), 'utf8').trim().split('\n') : []),
    remove: (name = '') => rmSync(path(name), { recursive: true, force: true }),
  }
}
