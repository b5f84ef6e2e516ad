import { expect, test } from 'vitest'
import { sharedChunks } from './shared-chunks.ts'

const imports: Record<string, string[]> = {
  '/app/src/main.tsx': ['/app/src/ui/Button.tsx', '/app/node_modules/lucide-react/index.js'],
  '/app/src/App.tsx': ['/app/src/ui/Button.tsx', '/app/src/resources/image/image.columns.tsx'],
  '/app/src/resources/image/image.columns.tsx': ['/app/src/framework/bytes.ts'],
  '/app/node_modules/lucide-react/index.js': ['/app/node_modules/lucide-react/icons/plus.js'],
}

function chunkOf(id: string): string | undefined {
  const { plugin, groups } = sharedChunks('/app', [
    { name: 'start', from: ['src/main.tsx'] },
    { name: 'console', from: ['src/App.tsx'] },
  ])
  const buildEnd = plugin.buildEnd as (this: unknown) => void // declared as a function above
  buildEnd.call({ getModuleInfo: (module: string) => ({ importedIds: imports[module] ?? [] }) })
  const group = groups.find(({ test: includes }) => typeof includes === 'function' && includes(id))
  return group?.name as string | undefined // ours are strings
}

test('a module is in the first chunk that needs it', () => {
  expect(chunkOf('/app/src/ui/Button.tsx')).toBe('start')
  expect(chunkOf('/app/src/framework/bytes.ts')).toBe('console')
})

test('pages themselves, what one resource is made of and lists of icons stay apart', () => {
  expect(chunkOf('/app/src/App.tsx')).toBeUndefined()
  expect(chunkOf('/app/src/resources/image/image.columns.tsx')).toBeUndefined()
  expect(chunkOf('/app/node_modules/lucide-react/icons/plus.js')).toBeUndefined()
})
