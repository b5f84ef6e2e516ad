import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

test('Python reads the archive, checks its sum and finds an executable file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  try {
    const text = "export KEY='ä'\n".repeat(300)
    writeFileSync(join(folder, 'a.zip'), zipOf('ec2rc.sh', text))
    const program = [
      'import json, zipfile',
      "archive = zipfile.ZipFile('a.zip')",
      'info = archive.infolist()[0]',
      'print(json.dumps([archive.testzip(), info.filename, info.external_attr >> 16, archive.read(info).decode()]))',
    ].join('\n')
    const found: unknown = JSON.parse(execFileSync('python3', ['-c', program], { cwd: folder, encoding: 'utf8' }))
    expect(found).toEqual([null, 'ec2rc.sh', 0o100700, text])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
