import { createContext, createElement, Suspense, useContext, type ComponentType } from 'react'
import { RequestId } from '../../ui/states.tsx'
import type { ToastMore } from '../../ui/toast/toast.ts'

export interface ReasonProps extends ToastMore {
  /** There is room for the service's own words. */
  unfolded?: boolean
}

/** Services write English, whatever the language of the page. */
export const SERVICE_LANGUAGE = 'en'

/** A service's own words and the request id. */
export function OwnWords({ detail, requestId }: ReasonProps) {
  return (
    <>
      {detail && (
        <p lang={SERVICE_LANGUAGE} className="wrap-anywhere text-ink-2">
          {detail}
        </p>
      )}
      {requestId && <RequestId id={requestId} />}
    </>
  )
}

const Explained = createContext<ComponentType<ReasonProps>>(OwnWords)

/** What knows the services' texts explains them. */
export const ReasonProvider = Explained.Provider

/** Why a service refused something. */
export function Reason(props: ReasonProps) {
  const view = useContext(Explained)
  return <Suspense fallback={<OwnWords {...props} />}>{createElement(view, props)}</Suspense>
}
