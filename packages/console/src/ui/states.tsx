import { CircleAlert, RotateCw } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Button } from './buttons.tsx'
import { lazyPart } from './lazy-part.ts'
import { useUiTexts } from './texts.ts'

const CopyButton = lazyPart(async () => (await import('./copy.tsx')).CopyButton)

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** The suggested next step. */
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-1 px-6 py-12 text-center">
      {icon && (
        <span className="mb-2 grid size-10 place-items-center rounded-lg bg-sunken text-ink-3 [&_svg]:size-5">
          {icon}
        </span>
      )}
      <h2 className="font-semibold wrap-anywhere">{title}</h2>
      {text && <p className="max-w-md text-ink-2">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  /** The failure message. */
  title: string
  /** The reason, with the service's message. */
  message?: ReactNode
  requestId?: string | null
  onRetry?: () => void
  retrying?: boolean
}

/** Replaces content that failed to load. */
export function ErrorState({ title, message, requestId, onRetry, retrying }: ErrorStateProps) {
  const texts = useUiTexts()
  return (
    <div role="alert" className="grid grid-cols-1 justify-items-center gap-1 px-6 py-12 text-center">
      <span className="mb-2 grid size-10 place-items-center rounded-lg bg-bad-soft text-bad">
        <CircleAlert className="size-5" aria-hidden />
      </span>
      <h2 className="font-semibold wrap-anywhere">{title}</h2>
      {message && <p className="max-w-lg wrap-anywhere text-ink-2">{message}</p>}
      {requestId && <RequestId id={requestId} />}
      {onRetry && (
        <Button className="mt-3" icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}

/** The id under which the service logged the request, for its operators. */
export function RequestId({ id }: { id: string }) {
  const texts = useUiTexts()
  return (
    <span className="flex max-w-full items-center gap-1 text-sm text-ink-2">
      <span className="shrink-0">{texts.requestId}</span> <code className="truncate font-mono">{id}</code>
      <Suspense fallback={<span className="size-6" />}>
        <CopyButton value={id} size="small" />
      </Suspense>
    </span>
  )
}
