import type { ComponentProps } from 'react'
import type { Item, PanelScope } from '../resource/item.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { ExportButton } from './ExportButton.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

type PanelToolsProps<T extends Item> = ComponentProps<typeof RefreshButton> &
  ComponentProps<typeof ExportButton<T>> & {
    type: string
    scope: PanelScope
    /** The columns that can be chosen. */
    all: ComponentProps<typeof ColumnChooser<T>>['columns']
  } & Pick<ComponentProps<typeof ColumnChooser<T>>, 'preferences' | 'onChange'>

/** Beside the search bar of a list: what one rarely presses. */
export function PanelTools<T extends Item>(props: PanelToolsProps<T>) {
  const { type, scope, all, columns, preferences, onChange, fetching, onRefresh, ...exported } = props
  return (
    <>
      <RefreshButton fetching={fetching} onRefresh={onRefresh} />
      <ViewsMenu type={type} scope={scope} columns={columns} />
      <ColumnChooser columns={all} preferences={preferences} onChange={onChange} />
      <ExportButton columns={columns} {...exported} />
    </>
  )
}
