import { spawn } from 'node:child_process'
import * as path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PORT = Number(process.env.PORT ?? 8000)
/** The server's own port; Vite sits on the usual one and passes on what is not a page. */
const SERVER_PORT = PORT + 10

/** Hot reload: Vite for the console, a server that starts anew when a file of it changes. */
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
