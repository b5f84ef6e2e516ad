import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCloud } from '../src/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the data of embedded clouds, deleted after the run; `seeded` in it is a data folder to copy. */
    cloudFolder: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-clouds-'))
  const options = { dataDir: join(folder, 'seeded'), port: 0, demoAccounts: true, clock: 'instant' } as const
  await (await startCloud(options)).close()
  project.provide('cloudFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
