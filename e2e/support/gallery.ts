import { fork } from 'node:child_process'
import * as path from 'node:path'

const PROGRAM = path.resolve(import.meta.dirname, '../../packages/console/vite/serve-gallery.ts')

/** The gallery of widgets, which no product serves: built from the sources at the first request, on a port of its own. */
export async function startGallery() {
  const child = fork(PROGRAM, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string })) // serve-gallery.ts sends nothing else
    child.once('exit', (code) => reject(new Error(`The gallery did not start (${code})`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}
