import type { Server } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'

const NO_COLUMNS: readonly Column<Item>[] = []

/** The status of an instance as its list shows it; Nova's own word until the declaration of that list is loaded. */
export function ServerStatus({ server }: { server: Server }) {
  const registry = useRegistry()
  const context = useCellContext(NO_COLUMNS)
  const [column, setColumn] = useState<Column<Item>>()
  useEffect(() => {
    entryOfType(registry, 'OS::Nova::Server')
      ?.resource()
      .then(
        ({ columns }) => setColumn(columns.find(({ id }) => id === 'status')),
        () => {}, // its page shows the error
      )
  }, [registry])
  return column?.cell?.(server, context) ?? server.status
}
