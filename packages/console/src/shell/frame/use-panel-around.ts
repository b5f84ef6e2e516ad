import { useLocation } from '@tanstack/react-router'
import { panelOf } from '../../framework/panel/breadcrumbs.ts'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import { typeOfDetails } from '../../paths.ts'

/** The path of the panel that the open details page belongs to; null on other pages. */
export function usePanelAround(): string | null {
  const type = useLocation({ select: ({ pathname }) => typeOfDetails(pathname) })
  const entry = entryOfType(useRegistry(), type ?? '')
  return (entry && panelOf(entry)?.to) ?? null
}
