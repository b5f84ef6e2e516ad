import { Lock } from 'lucide-react'
import { Suspense, use } from 'react'
import { Status, type StatusTone } from '../../ui/Status.tsx'
import { cx } from '../../ui/classes.ts'
import { ProgressBar, Skeleton } from '../../ui/progress.tsx'
import { Unchecked } from '../polling/unchecked.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const UncheckedNote = lazyPart(async () => (await import('../polling/UncheckedNote.tsx')).UncheckedNote)

/** The space of rows outside the viewport. */
export const Gap = ({ height }: { height: number }) => (
  <tbody aria-hidden className="invisible">
    <tr>
      <td style={{ height }} />
    </tr>
  </tbody>
)

interface StatusCellProps {
  tone: StatusTone
  word: string
  busy: boolean
  /** What protects the item from changes or deletion, for the user. */
  guard?: string | null
}

/** A status; with a progress bar while its resource is in transition, and a lock if something protects it. */
export function StatusCell({ tone, word, busy, guard }: StatusCellProps) {
  const isUnchecked = use(Unchecked) !== null && busy
  return (
    <span className={cx('flex min-w-0', isUnchecked ? 'flex-col items-start' : 'items-center gap-2')}>
      <span className={cx('flex max-w-full min-w-0 items-center gap-2', isUnchecked && 'leading-4')}>
        <Status tone={tone}>{word}</Status>
        {guard && <Lock role="img" aria-label={guard} className="size-3.5 shrink-0 text-ink-3" />}
      </span>
      {isUnchecked ? (
        <Suspense fallback={null}>
          <UncheckedNote />
        </Suspense>
      ) : (
        busy && (
          <span className="max-w-16 min-w-6 flex-1">
            <ProgressBar label={word} value={null} />
          </span>
        )
      )}
    </span>
  )
}

const ROWS = 8
/** Different widths, as text has. */
const WIDTHS = ['w-28', 'w-40', 'w-20', 'w-32']

/** Placeholders while rows are loading. */
export const SkeletonRows = ({ columns }: { columns: number }) => (
  <tbody>
    {Array.from({ length: ROWS }, (_, row) => (
      <tr key={row}>
        <td colSpan={2} className="h-10 border-b border-line" />
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} className="border-b border-line px-3">
            <Skeleton className={cx('max-w-full', column === 0 ? WIDTHS[row % WIDTHS.length] : 'w-16')} />
          </td>
        ))}
        <td className="border-b border-line" />
      </tr>
    ))}
  </tbody>
)
