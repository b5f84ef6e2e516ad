import './gallery.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '../shell/boot.ts'
import { MessagesProvider } from '../shell/messages/MessagesProvider.tsx'
import { startLanguage } from '../shell/messages/language.ts'
import { Toaster } from '../ui/toast/Toaster.tsx'

// As in the console's own main.tsx: zod reads this when it loads, which the stories do.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
const [{ Gallery }, { Elsewhere }] = await Promise.all([import('./Gallery.tsx'), import('./Elsewhere.tsx')])
await startLanguage('console')

const router = createRouter({
  routeTree: createRootRoute({ component: Gallery, notFoundComponent: Elsewhere }),
  basepath: '/gallery/',
  notFoundMode: 'root',
  parseSearch,
  stringifySearch,
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <MessagesProvider>
        <RouterProvider router={router} />
        <Toaster />
      </MessagesProvider>
    </CSPProvider>
  </StrictMode>,
)
