import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What to do next. */
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
