import { cx } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const ROWS = 8
/** Uneven, as text is. */
const WIDTHS = ['w-28', 'w-40', 'w-20', 'w-32']

/** Hold the place of rows on their way. */
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
