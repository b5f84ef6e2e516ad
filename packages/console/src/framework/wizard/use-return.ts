import { useNavigate } from '@tanstack/react-router'
import { isOwnPath } from '../../own-path.ts'

interface LaunchContext {
  successUrl?: string
  dismissUrl?: string
}

/** Where a wizard leads when it is done or given up: to the page that its context names, if that is ours, else it only closes. */
export function useReturn({ successUrl, dismissUrl }: LaunchContext, close: () => void) {
  const navigate = useNavigate()
  const lead = (url: string | undefined) => {
    if (url && isOwnPath(url)) void navigate({ to: url })
    else close()
  }
  return { afterSuccess: () => lead(successUrl), afterDismissal: () => lead(dismissUrl) }
}
