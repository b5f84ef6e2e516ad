import { type ReactNode, useEffect } from 'react'
import { PAGE_TITLE_ID } from '../../ui/PageHeader.tsx'
import { useUiTexts } from '../../ui/texts.ts'

export interface PageNoticeProps {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A page with nothing but something to say. */
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
