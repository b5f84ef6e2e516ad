import { Fragment, type ReactNode, useEffect } from 'react'
import { useUiTexts } from './texts.ts'

export interface PageHeaderProps {
  /** The breadcrumbs, outermost first: text, or a link if the step is a page. */
  trail?: ReactNode[]
  title: string
  /** The number of items on the page. */
  count?: ReactNode
  /** Beside the title, as a status. */
  beside?: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
}

/** The id of the page's heading, which names the main landmark. */
export const PAGE_TITLE_ID = 'page-title'

/** The header of every page: breadcrumbs, title with count, actions. It also sets the title of the browser's tab. */
export function PageHeader({ trail = [], title, count, beside, actions }: PageHeaderProps) {
  const texts = useUiTexts()
  const tabTitle = texts.tabTitle(title)
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])
  return (
    <header className="flex flex-col gap-1">
      {trail.length > 0 && (
        <nav aria-label={texts.breadcrumb}>
          <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3 [&_a]:rounded-sm [&_a]:hover:text-ink [&_a]:hover:underline">
            {trail.map((step, index) => (
              // The index is a stable key: breadcrumbs never move.
              <Fragment key={index}>
                {index > 0 && <li aria-hidden>/</li>}
                <li className="max-w-full truncate sm:max-w-80">{step}</li>
              </Fragment>
            ))}
          </ol>
        </nav>
      )}
      <div className="flex min-h-8 flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:gap-x-2">
        <div className="me-auto flex min-w-0 flex-wrap items-center gap-x-3">
          <div title={title} className="line-clamp-3 min-w-0 leading-7 wrap-anywhere">
            <h1 id={PAGE_TITLE_ID} className="inline text-xl leading-7 font-bold tracking-tight">
              {title}
            </h1>
            {count != null && <span className="ms-2.5 text-ink-3 tabular-nums">{count}</span>}
          </div>
          {beside}
        </div>
        {/* In a narrow window, small actions stand beside the title, the others below. */}
        {actions && <div className="flex flex-wrap items-center justify-end gap-2 max-sm:contents">{actions}</div>}
      </div>
    </header>
  )
}
