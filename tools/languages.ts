import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingTexts, problemsIn } from './languages/catalogue-problems.ts'
import { catalogueJson, readCatalogues, readMessageFiles } from './languages/catalogues.ts'
import { layoutProblems } from './languages/layout-problems.ts'
import { root } from './run-node.ts'

const SOURCES = join(root, 'packages/console/src')
const LOCALES = join(root, 'packages/console/locales')

// `node tools/languages.ts` checks messages, translations and layout; `--missing` prints what to translate; `--sort`
// sorts the catalogues and removes the translations of messages that are gone.
const problems: string[] = []
const files = readMessageFiles(SOURCES, problems)
const catalogues = readCatalogues(LOCALES, problems)
const missing = missingTexts(files, catalogues)

if (process.argv.includes('--sort')) sort()
else if (process.argv.includes('--missing')) printMissing()
else check()

function sort(): void {
  const doubtful = problems.filter((line) => line.includes('has two texts for'))
  if (doubtful.length > 0) {
    console.log(doubtful.join('\n'))
    process.exitCode = 1
    return
  }
  const ids = new Set(files.flatMap(({ messages }) => messages.map(({ id }) => id)))
  for (const { code, texts } of catalogues) {
    const known = Object.fromEntries(Object.entries(texts).filter(([id]) => ids.has(id)))
    writeFileSync(join(LOCALES, `${code}.json`), catalogueJson(known))
  }
}

function printMissing(): void {
  for (const [code, texts] of Map.groupBy(missing, (text) => text.code)) {
    console.log(`${code}.json`)
    for (const { id, english } of texts)
      console.log(`  ${JSON.stringify(id)}: { "defaultMessage": ${JSON.stringify(english)} },`)
  }
  console.log(missing.length === 0 ? 'Nothing is missing.' : `${missing.length} texts are missing.`)
  for (const line of [...problems, ...problemsIn(files, catalogues)]) console.log(line)
}

function check(): void {
  const lines = [
    ...problems,
    ...problemsIn(files, catalogues),
    ...missing.map(({ code, id, english }) => `${code}.json: lacks ${id} (${JSON.stringify(english)})`),
    ...layout(),
  ]
  for (const line of lines) console.log(line)
  const hint = missing.length > 0 ? ' `node tools/languages.ts --missing` prints what to translate.' : ''
  console.log(lines.length === 0 ? 'Every message is in every language.' : `${lines.length} problems.${hint}`)
  process.exitCode = lines.length === 0 ? 0 : 1
}

function layout(): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((path) => !/\.test\.tsx?$|\.messages\.ts$/.test(path))
    .toSorted()
    .flatMap((path) => layoutProblems(readFileSync(join(SOURCES, path), 'utf8')).map((line) => `${path}:${line}`))
}
