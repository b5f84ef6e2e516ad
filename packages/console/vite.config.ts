import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './vite/compile-messages.ts'
import { devBoot } from './vite/dev-boot.ts'
import { fontPreload } from './vite/font-preload.ts'
import { precompress } from './vite/precompress.ts'
import { themeScript } from './vite/theme-script.ts'
import { translations } from './vite/translations.ts'
import { withoutJsonSchema } from './vite/without-json-schema.ts'

const root = import.meta.dirname

/** The server that `npm run dev` starts beside Vite. */
const server = process.env.MERIDIAN_SERVER ?? 'http://127.0.0.1:8000'

const WIDGETS = /node_modules\/(@base-ui|lucide-react|react-dom)\/|\/src\/ui\//

/** Popups and the fields of forms come when they are wanted: the more of those share it, the more would look as if every page needed it. */
const LATER =
  /floating-ui-react\/(hooks|components|middleware)|\/utils\/popups\/|\/useAnchorPositioning|\/useScrollLock|\/(number-field|radio|radio-group|switch|field|fieldset|dialog|popups|fields)\/|\/ui\/(FormField|TextField|PasswordField|FieldNotes)\./

const isWidget = (id: string) => WIDGETS.test(id) && !LATER.test(id)

// `base: './'` makes every address in the build relative to <base href>, which the server fills in: one build serves
// any base path. All assets are hashed files under static/; nothing is inline, so that a strict CSP holds.
export default defineConfig({
  root,
  base: './',
  plugins: [
    react(),
    tailwindcss(),
    compiledMessages(),
    translations(),
    withoutJsonSchema(),
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
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'widgets', test: isWidget, minShareCount: 5 }] } },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/auth': server } },
})
