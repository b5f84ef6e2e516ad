import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './vite/compile-messages.ts'
import { devBoot } from './vite/dev-boot.ts'
import { fontPreload } from './vite/font-preload.ts'
import { precompress } from './vite/precompress.ts'
import { themeScript } from './vite/theme-script.ts'

const root = import.meta.dirname

/** The server that `npm run dev` starts beside Vite. */
const server = process.env.MERIDIAN_SERVER ?? 'http://127.0.0.1:8000'

const WIDGETS = /node_modules\/(@base-ui|@floating-ui|lucide-react|react-dom)\/|\/src\/ui\//

// `base: './'` makes every address in the build relative to <base href>, which the server fills in: one build serves
// any base path. All assets are hashed files under static/; nothing is inline, so that a strict CSP holds.
export default defineConfig({
  root,
  base: './',
  plugins: [
    react(),
    tailwindcss(),
    compiledMessages(),
    themeScript(root),
    fontPreload(),
    precompress(),
    devBoot(root, server),
  ],
  build: {
    outDir: 'dist',
    assetsDir: 'static',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    // What most pages draw with is one file; the bundler alone makes dozens of it, one for each way of sharing.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'widgets', test: WIDGETS, minShareCount: 5 }] } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/auth': server } },
})
