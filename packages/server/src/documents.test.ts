import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readDocuments } from './documents.ts'

const build = mkdtempSync(path.join(tmpdir(), 'meridian-documents-'))
afterAll(() => rmSync(build, { recursive: true }))

mkdirSync(path.join(build, '.vite'))
writeFileSync(
  path.join(build, 'index.html'),
  '<head><base href="__MERIDIAN_BASE__"><title>__MERIDIAN_NAME__</title><script src="./static/start.js"></script></head>',
)
writeFileSync(
  path.join(build, '.vite/manifest.json'),
  JSON.stringify({
    'src/shell/App.tsx': { file: 'static/App.js', imports: ['_console.js', '_start.js'] },
    'src/shell/sign-in/SignInPage.tsx': { file: 'static/SignIn.js', imports: ['_start.js'] },
    '_console.js': { file: 'static/console.js', imports: ['_start.js'] },
    '_start.js': { file: 'static/start.js' },
  }),
)

test('a page preloads the files of its program, each once', () => {
  const { forUsers, forGuests } = readDocuments(build, '/cloud/', 'A & <b>')
  const preloads = (html: string) =>
    [...html.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file)
  expect(preloads(forUsers)).toEqual(['./static/App.js', './static/console.js'])
  expect(preloads(forGuests)).toEqual(['./static/SignIn.js'])
  expect(forUsers).toContain('<base href="/cloud/">')
  expect(forGuests).toContain('<title>A &amp; &lt;b></title>')
})
