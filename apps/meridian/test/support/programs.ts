import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import { startClient } from '../../../../conformance/client.ts'
import { ensureClients, PYTHON } from '../../../../conformance/install.ts'

type Environment = Readonly<Record<string, string>>

/** Runs a program as a user would; the error, or null. */
type RunProgram = (text: string, env: Environment) => Promise<string | null>

interface Programs {
  bash: RunProgram
  python: RunProgram
}

/** A folder with the Python modules of another `openstack` client than Debian's. */
const otherClient = process.env['MERIDIAN_CLIENT']
export const HAS_NEWER_CLIENT = otherClient !== undefined

let programs: Promise<Programs> | undefined

/** A shell with the real `openstack` client, and Python with openstacksdk. Both end with the worker. */
export const openPrograms = (): Promise<Programs> => (programs ??= start())

async function start(): Promise<Programs> {
  ensureClients()
  return { bash: await startShell(), python: startPython() }
}

/** The client in bash is a function: it passes its arguments to the one process of the client, and files by their content. */
const CLIENT = `
openstack() {
  local words=() word file code
  for word; do
    if [[ $word == /dev/fd/* ]]; then file=$(mktemp -p "$FILES"); cat "$word" > "$file"; word=$file; fi
    words+=("$word")
  done
  exec 3<>/dev/tcp/127.0.0.1/$CLIENT_PORT
  printf '%s\\0' "$#" "\${words[@]}" >&3
  IFS= read -r code <&3
  cat <&3
  exec 3>&-
  return "$code"
}
set -euo pipefail
`

async function startShell(): Promise<RunProgram> {
  const client = startClient({ OS_IDENTITY_API_VERSION: '3', ...(otherClient && { PYTHONPATH: otherClient }) })
  const files = mkdtempSync(join(inject('cloudFolder'), 'files-'))
  let environment: Environment = {}
  let problem = ''
  const answer = async (socket: Socket, args: readonly string[]) => {
    const { code, stdout, stderr } = await client.run(args, { env: environment })
    if (code !== 0) problem += stderr
    socket.end(`${code}\n${stdout}`)
  }
  const server = createServer((socket) => {
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
      const [count, ...words] = received.split('\0')
      if (words.length === Number(count) + 1) void answer(socket, words.slice(0, -1))
    })
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  return (text, env) => {
    environment = env
    problem = ''
    const all = {
      PATH: '/usr/bin:/bin',
      HOME: '/nonexistent',
      LANG: 'C.UTF-8',
      CLIENT_PORT: port,
      FILES: files,
      ...env,
    }
    return new Promise((resolve) =>
      execFile('/bin/bash', ['--norc', '-c', CLIENT + text], { env: all }, (error, _stdout, stderr) =>
        resolve(error ? problem + stderr : null),
      ),
    )
  }
}

function startPython(): RunProgram {
  const driver = new URL('./python-driver.py', import.meta.url).pathname
  const child = spawn(PYTHON, [driver], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: ((error: string | null) => void)[] = []
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.((JSON.parse(line) as Reply).error)) // the driver writes it
  child.unref()
  return (program, env) =>
    new Promise((resolve) => {
      waiting.push(resolve)
      child.stdin.write(`${JSON.stringify({ program, env })}\n`)
    })
}

interface Reply {
  error: string | null
}
