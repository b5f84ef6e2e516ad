import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '../ui/states.tsx'

/** Where a story's links end: their pages are the console's. */
export function Elsewhere() {
  const to = useLocation({ select: ({ href }) => href })
  return <EmptyState title={`The console shows ${to} here.`} text={<a href="/gallery/">Back to the gallery</a>} />
}
