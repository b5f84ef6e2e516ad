import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Returns a function that opens an address of `paths.ts`; one that starts with `?` is a dialog over the current page. */
export function useOpen(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (address) => {
      const [to = '', query = ''] = address.split('?')
      const search = Object.fromEntries(new URLSearchParams(query))
      if (to) void navigate({ to, search })
      else void navigate({ to: '.', search: (now: object) => ({ ...now, ...search }), state: { overPage: true } })
    },
    [navigate],
  )
}
