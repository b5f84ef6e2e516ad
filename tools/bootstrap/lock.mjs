import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 200

/**
 * Runs the work while holding a lock file, waiting for a process that holds it already. The work gets a function that
 * lets a child hold the lock too, since it may outlive this process.
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let turn = 0; !take(path); turn++) {
    if (turn === 5) console.error(`Waiting for another start to finish installing (${path}) …`)
    await sleep(POLL_MS)
  }
  try {
    return await work((pid) => appendFileSync(path, ` ${pid}`))
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

/** Its processes have ended, or the first ended before it wrote its id. */
function isAbandoned(path) {
  try {
    const pids = readFileSync(path, 'utf8').split(' ').map(Number).filter(Boolean)
    return pids.length > 0 ? !pids.some(isAlive) : Date.now() - statSync(path).mtimeMs > 10 * POLL_MS
  } catch {
    return false // released meanwhile
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
