import { CopyButton } from './CopyButton.tsx'
import { useUiTexts } from './texts.ts'

/** The id under which a service logged a request: what its operators ask for. */
export function RequestId({ id }: { id: string }) {
  const texts = useUiTexts()
  return (
    <span className="flex max-w-full items-center gap-1 text-sm text-ink-2">
      <span className="shrink-0">{texts.requestId}</span> <code className="truncate font-mono">{id}</code>
      <CopyButton value={id} size="small" />
    </span>
  )
}
