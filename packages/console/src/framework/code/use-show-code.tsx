import { Code } from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Call } from '../../api/client.ts'
import { Button } from '../../ui/buttons.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { codeMessages } from './code.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

interface CodeOptions {
  /** Sends what the dialog sends, with a function that changes nothing; null if that is not possible. */
  rehearse: ((call: Call) => Promise<boolean>) | null
  /** Changes when the calls may have changed. */
  values: unknown
  /** Whether the code is shown at first. */
  isOpen?: boolean
  /** Below the code. */
  note?: ReactNode
}

/** The first steps of a large plan show what the others do, and each is a request. */
export const MOST_SHOWN = 20

const CodePreview = lazyPart(async () => (await import('./CodePreview.tsx')).CodePreview)

/** The button of a dialog that shows its calls as code, also by Alt+C, and the code. */
export function useShowCode({ rehearse, values, isOpen = false, note }: CodeOptions) {
  const intl = useIntl()
  const [isShown, setIsShown] = useState(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A dialog below another one is not visible.
      if (!event.altKey || event.code !== 'KeyC' || !button.current?.checkVisibility({ visibilityProperty: true }))
        return
      event.preventDefault()
      button.current.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  if (!rehearse) return { codeButton: null, code: null }
  return {
    codeButton: (
      <Button
        ref={button}
        variant="quiet"
        size="small"
        className="-ms-2"
        icon={<Code aria-hidden className="size-4" />}
        aria-expanded={isShown}
        aria-keyshortcuts="Alt+C"
        onClick={() => setIsShown(!isShown)}
      >
        {intl.formatMessage(codeMessages.show)}
      </Button>
    ),
    code: isShown && (
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <CodePreview rehearse={rehearse} values={values} />
        {note}
      </Suspense>
    ),
  }
}
