import { texts } from '../text/texts.ts'

export const tableMessages = texts('table', {
  empty: 'No items to display.',
  noMatch: 'Nothing matches this search.',
  filterFirst: 'This list may be very long. Choose a filter to show items.',
  loadingMore: 'loading more',
  selectAll: 'Select all',
  selectLoaded: 'Select all that are loaded',
  clearSelection: 'Clear selection',
  details: 'More',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  arrange: 'Move and resize columns…',
  density: 'Row height',
  comfortable: 'Comfortable',
  compact: 'Compact',
  export: 'Export',
  exportCode: 'As Code',
  exportHint: 'Download these rows as a CSV file',
  refresh: 'Refresh',
  batchActions: 'Actions on the selected items',
  saved: 'Saved',
  notAuthorized: 'Not authorized to do this operation.',
})

export const tablePhrases = texts('table', {
  otherWays: '{action}: other ways',
  count: 'Displaying {count, number} {count, plural, one {item} other {items}}',
  countOf: 'Displaying {count, number} of {total, number} {total, plural, one {item} other {items}}',
  partOf: '{count, number} of {total, number}',
  selected: '{count, number} selected',
  selectRow: 'Select {name}',
  expandRow: 'More about {name}',
  actionsFor: 'Actions for {name}',
  updated: 'Updated {age}',
  editField: 'Edit {field} of {name}',
  more: 'Show {count, number} more',
})
