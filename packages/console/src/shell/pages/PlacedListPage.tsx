import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AnyResource, PanelScope } from '../../framework/define-resource.ts'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import type { RegistryEntry } from '../../framework/registry.ts'
import { PanelGuard } from './PanelGuard.tsx'

interface PlacedListPageProps {
  entry: RegistryEntry
  resource: AnyResource
  scope: PanelScope
}

/** A list at an address with parameters: which one it is, they say. */
export function PlacedListPage({ entry, resource, scope }: PlacedListPageProps) {
  const key = JSON.stringify(useParams({ strict: false }))
  const list = useMemo(() => resource.at?.(JSON.parse(key) as Record<string, string>), [resource, key]) // its own text, read back
  // At another address nothing of this one is selected any more: hence the key.
  return (
    <PanelGuard place={entry} scope={scope}>
      {list && <ResourcePanel key={key} scope={scope} {...list} />}
    </PanelGuard>
  )
}
