import { expect, test } from 'vitest'
import { sharedChunks } from './shared-chunks.ts'

const IMAGE = '/app/src/resources/image'

const imports: Record<string, string[]> = {
  '/app/src/main.tsx': ['/app/src/ui/Button.tsx', '/app/node_modules/lucide-react/index.js'],
  '/app/src/App.tsx': ['/app/src/ui/Button.tsx', '/app/src/framework/bytes.ts'],
  [`${IMAGE}/image.resource.tsx`]: [`${IMAGE}/image.columns.tsx`],
  [`${IMAGE}/ImageOverview.tsx`]: [`${IMAGE}/image.columns.tsx`, `${IMAGE}/sizes.ts`],
  [`${IMAGE}/form/EditImage.tsx`]: [`${IMAGE}/form/fields.ts`, `${IMAGE}/sizes.ts`, '/app/src/ui/Slider.tsx'],
  [`${IMAGE}/form/CreateImage.tsx`]: [`${IMAGE}/form/fields.ts`, `${IMAGE}/formats.ts`],
  '/app/src/flows/launch/LaunchInstance.tsx': [`${IMAGE}/formats.ts`, '/app/src/framework/ids.ts'],
  ...Object.fromEntries(
    ['network', 'router', 'trunk', 'volume'].map((type) => [
      `/app/src/resources/${type}/${type}.resource.tsx`,
      ['/app/src/framework/ids.ts'],
    ]),
  ),
  '/app/node_modules/lucide-react/index.js': ['/app/node_modules/lucide-react/icons/plus.js'],
}

const isFetched = (id: string) => /main|App|resource|Overview|EditImage|CreateImage|LaunchInstance/.test(id)

function chunkOf(id: string): string | undefined {
  const { plugin, groups } = sharedChunks('/app', [
    { name: 'start', from: ['src/main.tsx'] },
    { name: 'console', from: ['src/App.tsx'] },
  ])
  const buildEnd = plugin.buildEnd as (this: unknown) => void // declared as a function above
  buildEnd.call({
    getModuleIds: () => Object.keys(imports),
    getModuleInfo: (module: string) => ({
      importedIds: imports[module] ?? [],
      dynamicImporters: isFetched(module) ? ['/app/src/index.ts'] : [],
    }),
  })
  for (const { name, test: includes } of groups) {
    if (typeof includes === 'function' ? !includes(id) : includes) continue
    const found = typeof name === 'function' ? name(id, { getModuleInfo: () => null }) : name
    if (found) return found
  }
  return undefined
}

test('a module is in the first chunk that needs it', () => {
  expect(chunkOf('/app/src/ui/Button.tsx')).toBe('start')
  expect(chunkOf('/app/src/framework/bytes.ts')).toBe('console')
})

test('a resource has one file for its list, one for its pages and one for its dialogs', () => {
  expect(chunkOf(`${IMAGE}/image.columns.tsx`)).toBe('image')
  expect(chunkOf(`${IMAGE}/ImageOverview.tsx`)).toBe('image-parts')
  expect(chunkOf(`${IMAGE}/sizes.ts`)).toBe('image-parts')
  expect(chunkOf(`${IMAGE}/form/CreateImage.tsx`)).toBe('image-forms')
  expect(chunkOf(`${IMAGE}/form/fields.ts`)).toBe('image-forms')
})

test('what only the dialogs of one resource need comes with them', () => {
  expect(chunkOf('/app/src/ui/Slider.tsx')).toBe('image-forms')
})

test('what a few resources need is files of its own, and what many need is of all', () => {
  expect(chunkOf(`${IMAGE}/formats.ts`)).toBe('image-launch-parts')
  expect(chunkOf('/app/src/framework/ids.ts')).toBe('common')
})

test('pages of the frame and lists of icons stay apart', () => {
  expect(chunkOf('/app/src/App.tsx')).toBeUndefined()
  expect(chunkOf('/app/node_modules/lucide-react/icons/plus.js')).toBeUndefined()
})
