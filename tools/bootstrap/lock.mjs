import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 200

/** Runs the work while holding a lock file, waiting for a process that holds it already. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let turn = 0; !take(path); turn++) {
    if (turn === 5) console.error(`Waiting for another start to finish installing (${path}) …`)
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isAbandoned(path)) rmSync(path, { force: true })
    return false
  }
}

/** Its process is gone, or it never got to write its number. */
function isAbandoned(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    return pid > 0 ? !isAlive(pid) : Date.now() - statSync(path).mtimeMs > 10 * POLL_MS
  } catch {
    return false // released in between
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
