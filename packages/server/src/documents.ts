import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod'

/** Of the build's manifest: what a module became, and which modules or shared files that imports. */
const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
type Manifest = z.infer<typeof Manifest>

/** Where each of the two programs begins, as the manifest names it. */
const CONSOLE = 'src/shell/App.tsx'
const SIGN_IN = 'src/shell/sign-in/SignInPage.tsx'

/**
 * The console's page as it is sent to those who are signed in, and to others. Which of its programs it will run is known
 * before it is: that one is fetched along with what finds it out, not after it.
 */
export function readDocuments(consoleDir: string, base: string) {
  const read = (file: string) => readFileSync(path.join(consoleDir, file), 'utf8')
  const document = read('index.html').replace('__MERIDIAN_BASE__', () => attribute(base))
  const manifest = Manifest.parse(JSON.parse(read('.vite/manifest.json')))
  const fetching = (entry: string) => document.replace('</head>', () => `${preloads(manifest, entry, document)}</head>`)
  return { forUsers: fetching(CONSOLE), forGuests: fetching(SIGN_IN) }
}

const preloads = (manifest: Manifest, entry: string, document: string) =>
  [...filesOf(manifest, entry)]
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`)
    .join('')

/** The file of a module and all that it imports. */
function filesOf(manifest: Manifest, entry: string, files = new Set<string>()): Set<string> {
  const { file, imports } = manifest[entry] ?? { imports: [] }
  if (file === undefined || files.has(file)) return files
  files.add(file)
  for (const imported of imports) filesOf(manifest, imported, files)
  return files
}

/** Text as the value of an attribute. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
