import { useNavigate, useSearch } from '@tanstack/react-router'
import { NOTHING_SEARCHED } from '../panel/use-panel-search.ts'
import { rememberedTab, rememberTab } from './tab-memory.ts'

/** Which of the tabs is open: the one that the URL names, else the one that was open last, else the first. */
export function useTab(group: string, ids: readonly string[]): [string, (tab: string) => void] {
  const navigate = useNavigate()
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const open = [tab, rememberedTab(group)].find((id) => id !== undefined && ids.includes(id)) ?? ids[0] ?? ''
  const change = (next: string) => {
    rememberTab(group, next)
    // What was searched for and how it was sorted was the tab's that is left.
    const search = (before: object) => ({ ...before, ...NOTHING_SEARCHED, tab: next })
    void navigate({ to: '.', search, replace: true })
  }
  return [open, change]
}
