import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { RequestId } from './RequestId.tsx'
import { useUiTexts } from './texts.ts'

export interface ErrorStateProps {
  /** What failed. */
  title: string
  /** Why, in the words of whoever refused. */
  message?: ReactNode
  requestId?: string | null
  onRetry?: () => void
  retrying?: boolean
}

/** Stands where the thing would be that could not be had. */
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
