import { useQuery } from '@tanstack/react-query'
import type { ItemQuery } from '../../api/query.ts'

interface Named {
  name: string | null
}

/** A list of things with names. */
export type NamedItems = ItemQuery<{ items: readonly Named[] }>

/** The name that is typed if one of the list has it, else null. Without a list no name is taken. */
export function useTakenName(typed: string, among: NamedItems | undefined): string | null {
  const { data } = useQuery({ ...(among ?? NO_LIST), enabled: among !== undefined })
  return takenName(typed, data?.items ?? [])
}

const NO_LIST: NamedItems = { queryKey: ['no list'], queryFn: () => Promise.resolve({ items: [] }) }

export function takenName(typed: string, items: readonly Named[]): string | null {
  const name = typed.trim()
  return name !== '' && items.some((item) => item.name === name) ? name : null
}
