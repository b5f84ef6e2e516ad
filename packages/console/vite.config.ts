import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './vite/compile-messages.ts'
import { devBoot } from './vite/dev-boot.ts'
import { fontPreload } from './vite/font-preload.ts'
import { headScripts } from './vite/head-scripts.ts'
import { precompress } from './vite/precompress.ts'
import { refuseCircles } from './vite/refuse-circles.ts'
import { sharedChunks } from './vite/shared-chunks.ts'
import { translations } from './vite/translations.ts'
import { leanEndpoints } from './vite/lean-endpoints.ts'
import { leanIcons } from './vite/lean-icons.ts'
import { leanZod } from './vite/lean-zod.ts'

const root = import.meta.dirname

const HEAD_SCRIPTS = [
  { source: 'src/theme/apply-theme.js', blocking: true },
  { source: 'src/api/early-request.js', blocking: false },
]

/** The server that `npm run dev` starts beside Vite. */
const server = process.env.MERIDIAN_SERVER ?? 'http://127.0.0.1:8000'

const shared = sharedChunks(root, [
  { name: 'start', from: ['src/main.tsx', 'src/shell/sign-in/SignInPage.tsx'] },
  { name: 'console', from: ['src/shell/App.tsx', 'src/resources/image/image.resource.tsx'] },
  {
    name: 'popups',
    wordsApart: true,
    from: [
      'popups/DialogPopup',
      'popups/DrawerPopup',
      'popups/MenuPopup',
      'popups/TooltipPopup',
      'toast/ToastList',
    ].map((name) => `src/ui/${name}.tsx`),
  },
  {
    name: 'forms',
    wordsApart: true,
    from: [
      'src/framework/forms/Field.tsx',
      'src/framework/forms/FormModal.tsx',
      'src/framework/search/SuggestingField.tsx',
      'src/framework/wizard/WizardDialog.tsx',
      ...['CheckField', 'NumberField', 'RadioField', 'SelectField'].map((name) => `src/ui/fields/${name}.tsx`),
    ],
  },
])

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
    shared.plugin,
    refuseCircles(),
    leanEndpoints(),
    leanIcons(),
    leanZod(),
    headScripts(root, HEAD_SCRIPTS),
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
    rolldownOptions: { output: { codeSplitting: { groups: shared.groups } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/auth': server } },
})
