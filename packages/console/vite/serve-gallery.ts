import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { build, preview, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const outDir = mkdtempSync(path.join(tmpdir(), 'meridian-gallery-'))

/** As strict as the console's own, so that a widget which needs more is found out here. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; require-trusted-types-for 'script'; trusted-types meridian-worker"

// Built, as a story then opens at once; in development the same page is at /gallery/ of `npm run dev`.
const buildGallery = () =>
  build({
    root,
    mode: 'gallery',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      manifest: false,
      // The parts of the console's pages are made for the console: stories need other ones.
      rolldownOptions: { input: path.join(root, 'gallery/index.html'), output: { codeSplitting: true } },
    },
  })

/** Not before somebody asks for a story: many runs of tests show none. */
let built: Promise<unknown> | undefined
const buildAtFirstRequest: Plugin = {
  name: 'build-at-first-request',
  configurePreviewServer(server) {
    const buildOnce = async (next: () => void) => {
      await (built ??= buildGallery())
      next()
    }
    server.middlewares.use((_request, _response, next) => void buildOnce(next))
  },
}

const server = await preview({
  root,
  plugins: [buildAtFirstRequest],
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': POLICY } },
})
const url = `${server.resolvedUrls?.local[0]}gallery/`
if (process.send) process.send({ url })
else process.stdout.write(`${url}\n`)

const stop = async () => {
  await server.close()
  rmSync(outDir, { recursive: true })
}
process.once('SIGTERM', () => void stop())
