import type { Item } from '../resource/item.ts'
import { SearchBar, type SearchBarProps } from '../search/SearchBar.tsx'

/** A search inside a form: Enter looks for what is typed, and does not send the form around it. */
export const TransferSearch = <T extends Item>(props: SearchBarProps<T>) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps a key of the field inside to itself
  <div
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault()
    }}
  >
    <SearchBar {...props} />
  </div>
)
