import type { SeriesStyle } from './series-style.ts'

/** A piece of a series' line, to find it by. */
export const SeriesKey = ({ style }: { style: SeriesStyle }) => (
  <svg aria-hidden width={20} height={8} className="shrink-0">
    <line x1={0} x2={20} y1={4} y2={4} strokeWidth={2} strokeDasharray={style.dash} className={style.className} />
  </svg>
)
