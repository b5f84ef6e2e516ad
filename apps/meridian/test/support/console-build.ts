import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'

/** A folder with the files of a console build that the server needs; the caller deletes it. */
export function makeConsoleBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-console-'))
  mkdirSync(path.join(folder, 'static'))
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(path.join(folder, 'static/start.js'), 'start()')
  writeFileSync(
    path.join(folder, 'index.html'),
    '<base href="__MERIDIAN_BASE__"><title>__MERIDIAN_NAME__</title><body data-boot="__MERIDIAN_BOOT__">',
  )
  return folder
}
