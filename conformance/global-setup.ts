import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureClients } from './install.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the data of the embedded clouds, deleted after the run. */
    dataFolder: string
  }
}

export function setup(project: TestProject): () => void {
  ensureClients()
  const folder = mkdtempSync(join(tmpdir(), 'meridian-conformance-'))
  project.provide('dataFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
