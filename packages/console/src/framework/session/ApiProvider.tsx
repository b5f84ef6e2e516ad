import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { configureApi } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import { listUploads } from '../activity/list-uploads.ts'
import { frameworkMessages } from '../text/framework.messages.ts'

export interface ApiProviderProps {
  /** Path that all URLs of this console start with, with both slashes. */
  base: string
  /** Asked before each request; a promise holds it back until that is kept. */
  ready?: () => Promise<void> | undefined
  children: ReactNode
}

/** Lets what is below it call the server. A session that has ended leads to sign-in, with the way back kept. */
export function ApiProvider({ base, ready, children }: ApiProviderProps) {
  const intl = useIntl()
  // While drawing, not in an effect: the effects of what is below run first, and may call.
  useState(() => {
    let ended = false
    configureApi({
      base,
      ready,
      onUnauthorized: () => {
        // Calls in flight may all come back 401: one of them is enough.
        if (ended) return
        ended = true
        toast.danger(intl.formatMessage(frameworkMessages.unauthorized))
        location.replace(paths.signInAgain(base, location.pathname + location.search))
      },
    })
    listUploads(intl)
  })
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
