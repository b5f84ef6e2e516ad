import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod'

/** An entry of the build's manifest: a module's file, and the modules or shared files that it imports. */
const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
type Manifest = z.infer<typeof Manifest>

/** Entry modules of the two programs, by their names in the manifest. */
const CONSOLE = 'src/shell/App.tsx'
const SIGN_IN = 'src/shell/sign-in/SignInPage.tsx'

/**
 * The console's HTML for signed-in users, and for others. It preloads the program that the page will run, so that the
 * browser does not wait for the loader first.
 */
export function readDocuments(consoleDir: string, base: string, name: string) {
  const read = (file: string) => readFileSync(path.join(consoleDir, file), 'utf8')
  const document = read('index.html')
    .replace('__MERIDIAN_BASE__', () => attribute(base))
    // The title until the page has its own, and the text for browsers without scripts.
    .replaceAll('__MERIDIAN_NAME__', () => attribute(name))
  const manifest = Manifest.parse(JSON.parse(read('.vite/manifest.json')))
  const fetching = (entry: string) => document.replace('</head>', () => `${preloads(manifest, entry, document)}</head>`)
  return { forUsers: fetching(CONSOLE), forGuests: fetching(SIGN_IN) }
}

const preloads = (manifest: Manifest, entry: string, document: string) =>
  [...filesOf(manifest, entry)]
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`)
    .join('')

/** The files of a module and of all its imports. */
function filesOf(manifest: Manifest, entry: string, files = new Set<string>()): Set<string> {
  const { file, imports } = manifest[entry] ?? { imports: [] }
  if (file === undefined || files.has(file)) return files
  files.add(file)
  for (const imported of imports) filesOf(manifest, imported, files)
  return files
}

/** Escapes text for an HTML attribute. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
