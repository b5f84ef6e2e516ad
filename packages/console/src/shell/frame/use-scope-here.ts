import { useLocation } from '@tanstack/react-router'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { Navigation } from './navigation.ts'
import { usePanelAround } from './use-panel-around.ts'

/** The scope of the page that is open, where it is one of the navigation's or below one. */
export function useScopeHere({ sections }: Navigation): PanelScope | undefined {
  const around = usePanelAround()
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const path = around ?? here
  return sections.find(({ groups }) =>
    groups.some(({ entries }) => entries.some((entry) => path === entry.path || path.startsWith(`${entry.path}/`))),
  )?.scope
}
