import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '../ui/states.tsx'

/** The target of a story's links: their pages exist only in the console. */
export function Elsewhere() {
  const to = useLocation({ select: ({ href }) => href })
  return <EmptyState title={`The console shows ${to} here.`} text={<a href="/gallery/">Back to the gallery</a>} />
}
