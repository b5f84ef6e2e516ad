import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ItemQuery } from '../../api/query.ts'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { RegistryEntry } from '../../framework/resource/registry.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { PanelGuard } from './PanelGuard.tsx'

interface NestedListPageProps {
  entry: RegistryEntry
  resource: AnyResource
  scope: PanelScope
}

const UNNAMED: ItemQuery<string> = { queryKey: ['unnamed'], queryFn: () => Promise.resolve('') }

/** A list whose address has parameters. */
export function NestedListPage({ entry, resource, scope }: NestedListPageProps) {
  const key = JSON.stringify(useParams({ strict: false }))
  const list = useMemo(() => resource.list.nested?.(JSON.parse(key) as Record<string, string>), [resource, key]) // stringified above
  const { data: name } = useQuery({ ...(list?.named ?? UNNAMED), enabled: list?.named !== undefined })
  // The key drops the selection when the address changes.
  return (
    <PanelGuard manifest={entry.partOf ?? entry} scope={scope}>
      {list && <ResourcePanel key={key} scope={scope} {...list} title={name ?? list.title} />}
    </PanelGuard>
  )
}
