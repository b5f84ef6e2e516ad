import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { PAGE_TITLE_ID } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { CrashReason, isScriptError } from './CrashBoundary.tsx'
import { pageMessages } from './page.messages.ts'

export interface PageNoticeProps {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A page with only a message. */
export function PageNotice({ icon, title, children, action }: PageNoticeProps) {
  const tabTitle = useUiTexts().tabTitle(title)
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])
  return (
    <div className="m-auto grid justify-items-center gap-1.5 px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-xl bg-sunken text-ink-3 [&_svg]:size-6">
        {icon}
      </span>
      <h1 id={PAGE_TITLE_ID} className="text-xl font-bold tracking-tight">
        {title}
      </h1>
      <div className="max-w-lg wrap-anywhere text-ink-2">{children}</div>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

/** Replaces a page that crashed; the frame keeps working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const router = useRouter()
  const isScript = isScriptError(error)
  const retry = () => {
    if (isScript) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <PageNotice
      icon={<CircleAlert aria-hidden />}
      title={formatMessage(isScript ? pageMessages.broken : pageMessages.failed)}
      action={
        <Button icon={<RotateCw aria-hidden />} onClick={retry}>
          {isScript ? formatMessage(pageMessages.reload) : texts.retry}
        </Button>
      }
    >
      <CrashReason error={error} />
    </PageNotice>
  )
}
