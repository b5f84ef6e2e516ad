import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '../shell/search-params.ts'
import { MessagesProvider } from '../shell/messages/MessagesProvider.tsx'

import { Elsewhere, Gallery } from './Gallery.tsx'
import { startLanguage } from '../shell/messages/language.ts'
import { Toaster } from '../ui/toast/Toaster.tsx'

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
