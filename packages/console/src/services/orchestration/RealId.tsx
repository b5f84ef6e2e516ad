import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/copy.tsx'

/** The id of what Heat created in a table: one line, whole where there is room, and copied whole. */
export const RealId = ({ id, children }: { id: string; children?: ReactNode }) => (
  <span className="flex items-center gap-1">
    <code className="max-w-[7ch] xl:max-w-[22ch] truncate font-mono text-sm stacked:max-w-none" title={id}>
      {children ?? id}
    </code>
    <CopyButton value={id} />
  </span>
)
