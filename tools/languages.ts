import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsIn, gapsIn } from './languages/catalogue-faults.ts'
import { layoutFaults } from './languages/layout-faults.ts'
import { readMessageFiles } from './languages/message-files.ts'
import { root } from './run-node.ts'

const SOURCES = 'packages/console/src'

/** `node tools/languages.ts` holds messages, translations and layout to the rules; `--missing` prints what to translate. */
const { files, orphans, unreadable } = readMessageFiles(join(root, SOURCES))
const gaps = gapsIn(files)

if (process.argv.includes('--missing')) {
  const byFile = Map.groupBy(gaps, ({ file }) => file)
  for (const [file, missing] of byFile) {
    console.log(`${SOURCES}/${file}`)
    for (const { id, english } of missing) console.log(`  ${JSON.stringify(id)}: ${JSON.stringify(english)},`)
  }
  console.log(gaps.length === 0 ? 'Nothing is missing.' : `${gaps.length} texts are missing in ${byFile.size} files.`)
} else {
  const faults = [
    ...unreadable,
    ...orphans.map((file) => `${file}: has no messages beside it`),
    ...faultsIn(files),
    ...gaps.map(({ file, id, english }) => `${file}: lacks ${id} (${JSON.stringify(english)})`),
    ...layout(),
  ]
  for (const fault of faults) console.log(`${SOURCES}/${fault}`)
  const hint = gaps.length > 0 ? ' `node tools/languages.ts --missing` prints what to translate.' : ''
  console.log(faults.length === 0 ? 'Every message is in every language.' : `${faults.length} faults.${hint}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

function layout(): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: join(root, SOURCES) })
    .filter((path) => !/\.test\.tsx?$|\.messages\.ts$/.test(path))
    .sort()
    .flatMap((path) => layoutFaults(readFileSync(join(root, SOURCES, path), 'utf8')).map((fault) => `${path}:${fault}`))
}
