import { expect, test } from 'vitest'
import { chunkClosure } from './manifest.ts'

const manifest = {
  'index.html': { file: 'main.js', css: ['main.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'src/List.tsx': { file: 'list.js', imports: ['index.html'], isDynamicEntry: true },
}

test('a page counts its chunks, their imports and styles, each once', () => {
  expect([...chunkClosure(manifest, ['index.html', 'src/List.tsx'])].sort()).toEqual([
    'list.js',
    'main.css',
    'main.js',
    'react.js',
    'shared.js',
  ])
})

test('a missing chunk is an error', () => {
  expect(() => chunkClosure(manifest, ['src/Gone.tsx'])).toThrow('no chunk src/Gone.tsx')
})
