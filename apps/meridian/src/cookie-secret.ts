import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import * as path from 'node:path'

/** Of 32 random bytes in base64. */
const LENGTH = 43

/** The key that encrypts cookies: generated at the first start and stored, so that sessions survive a restart. */
export function cookieSecret(dataDir: string): string {
  const file = path.join(dataDir, 'cookie-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const stored = contentOf(file)
  if (stored.length >= LENGTH) return stored
  // A full disk may have left an empty file, and everybody knows an empty key.
  rmSync(file, { force: true })
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    publish(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  return contentOf(file)
}

/** Gives the draft its name: whole or not at all, and never over the key of another process. */
function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    // Some file systems have no hard links.
    if (!hasCode(error, 'EEXIST')) renameSync(draft, file)
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
