import { spawn } from 'node:child_process'
import * as path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PORT = Number(process.env.PORT ?? 8000)
/** Port of the server; Vite listens on the usual port and proxies all requests but pages. */
const SERVER_PORT = PORT + 10

/** Hot reload: Vite serves the console, and the server restarts when one of its files changes. */
const programs = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', path.join(ROOT, 'apps/meridian/src/main.ts')], {
    env: { ...process.env, PORT: String(SERVER_PORT) },
    stdio: 'inherit',
  }),
  spawn(process.execPath, [path.join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', String(PORT), '--strictPort'], {
    cwd: path.join(ROOT, 'packages/console'),
    env: { ...process.env, MERIDIAN_SERVER: `http://127.0.0.1:${SERVER_PORT}` },
    stdio: 'inherit',
  }),
]

const stop = () => programs.forEach((program) => program.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
for (const program of programs) program.once('exit', stop)
