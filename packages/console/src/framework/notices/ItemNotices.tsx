import { Suspense } from 'react'
import { useRegistry } from '../resource/registry.ts'
import { useServices } from '../session/services.ts'
import type { ItemNoticeProps } from '../resource/manifest.ts'

/** What other types have to say about items, as a stack that owns them. A type whose service is absent says nothing. */
export function ItemNotices(props: ItemNoticeProps) {
  const isServed = useServices()
  const entries = useRegistry().filter(
    ({ itemNotice, services }) => itemNotice && services.some((each) => isServed(each)),
  )
  return entries.map(
    ({ type, itemNotice: Notice }) =>
      Notice && (
        <Suspense key={type} fallback={null}>
          <Notice {...props} />
        </Suspense>
      ),
  )
}
