import type { ReactNode } from 'react'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-sm border border-line-strong px-1.5 font-mono text-xs whitespace-nowrap text-ink-3">
    {children}
  </kbd>
)
