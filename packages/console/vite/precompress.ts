import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg)$/
/** Below this, the headers weigh more than what is saved. */
const LEAST_BYTES = 1024

/** Puts a .br and a .gz beside every asset, so that the server sends the best compression without spending time on it. */
export function precompress(): Plugin {
  return {
    name: 'meridian:precompress',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'static')
      for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.test(file))) {
        const path = join(folder, name)
        const bytes = readFileSync(path)
        if (bytes.length < LEAST_BYTES) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
