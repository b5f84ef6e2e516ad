import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NOT_WALKED, WALKED } from '../e2e/support/dialogs.ts'
import { root } from './run-node.ts'

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The addresses of dialogs: `dialogs` of the manifests, and the names of the flows. */
const registered = (): string[] => [
  ...filesOf('packages/console/src/**/*.manifest.ts').flatMap((file) =>
    [...textOf(file).matchAll(/^  dialogs: (\{[^}]*\})/gm)].flatMap(([, block = '']) =>
      [...block.matchAll(/: '([\w-]+)'/g)].map(([, name = '']) => name),
    ),
  ),
  ...[...textOf('packages/console/src/flows/index.ts').matchAll(/^    name: '([\w-]+)'/gm)].map(
    ([, name = '']) => name,
  ),
]

test('[MODAL-01] the walk through all dialogs knows every dialog of the registry', () => {
  const known = [...WALKED, ...Object.keys(NOT_WALKED)]
  expect(known.toSorted()).toEqual([...new Set(registered())].toSorted())
})

test('[SHELL-08] every request of the console is sent by its api, which renews an ended session', () => {
  const others = filesOf('packages/console/src/**/*.ts', 'packages/console/src/**/*.tsx').filter(
    (file) => !/\/(?:api|gallery)\/|\.test\.ts$/.test(file) && /\bfetch\(|new XMLHttpRequest/.test(textOf(file)),
  )
  expect(others).toEqual([
    // Shows an object, and changes nothing.
    'packages/console/src/resources/container/object/ObjectPreview.tsx',
    // Begins a session.
    'packages/console/src/shell/sign-in/post-sign-in.ts',
  ])
})
