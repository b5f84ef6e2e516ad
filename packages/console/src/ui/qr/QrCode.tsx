import { useMemo } from 'react'
import { qrCode } from './qr-code.ts'

/** Readers need so many light modules around the code. */
const MARGIN = 4

/** A text of at most 213 bytes as a QR code, dark on light in both themes: not all readers take the opposite. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrCode(text), [text])
  const size = modules.length + 2 * MARGIN
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  )
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-52" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path.join('')} fill="black" />
    </svg>
  )
}
