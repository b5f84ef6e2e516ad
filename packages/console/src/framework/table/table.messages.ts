import { defineMessages } from 'react-intl'

export const tableMessages = defineMessages({
  empty: { id: 'table.empty', defaultMessage: 'No items to display.' },
  noMatch: { id: 'table.noMatch', defaultMessage: 'Nothing matches this search.' },
  clearSearch: { id: 'table.clearSearch', defaultMessage: 'Clear search' },
  filterFirst: {
    id: 'table.filterFirst',
    defaultMessage: 'This list may be very long. Choose a filter to show items.',
  },
  loading: { id: 'table.loading', defaultMessage: 'Loading' },
  loadingMore: { id: 'table.loadingMore', defaultMessage: 'loading more' },
  selectAll: { id: 'table.selectAll', defaultMessage: 'Select all' },
  selectLoaded: { id: 'table.selectLoaded', defaultMessage: 'Select all that are loaded' },
  clearSelection: { id: 'table.clearSelection', defaultMessage: 'Clear selection' },
  rowActions: { id: 'table.rowActions', defaultMessage: 'Actions' },
  details: { id: 'table.details', defaultMessage: 'More' },
  columns: { id: 'table.columns', defaultMessage: 'Columns' },
  resetColumns: { id: 'table.resetColumns', defaultMessage: 'Reset columns' },
  arrange: { id: 'table.arrange', defaultMessage: 'Move and resize columns…' },
  density: { id: 'table.density', defaultMessage: 'Row height' },
  comfortable: { id: 'table.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'table.compact', defaultMessage: 'Compact' },
  export: { id: 'table.export', defaultMessage: 'Export' },
  exportCode: { id: 'table.exportCode', defaultMessage: 'As Code' },
  exportHint: { id: 'table.exportHint', defaultMessage: 'Download these rows as a CSV file' },
  refresh: { id: 'table.refresh', defaultMessage: 'Refresh' },
  batchActions: { id: 'table.batchActions', defaultMessage: 'Actions on the selected items' },
  id: { id: 'table.id', defaultMessage: 'ID' },
  save: { id: 'table.save', defaultMessage: 'Save' },
  saved: { id: 'table.saved', defaultMessage: 'Saved' },
  notAuthorized: { id: 'table.notAuthorized', defaultMessage: 'Not authorized to do this operation.' },
})

export const tablePhrases = defineMessages<{
  count: { count: number }
  countOf: { count: number; total: number }
  partOf: { count: number; total: number }
  selected: { count: number }
  selectRow: { name: string }
  expandRow: { name: string }
  actionsFor: { name: string }
  otherWays: { action: string }
  updated: { age: string }
  editField: { field: string; name: string }
  more: { count: number }
}>({
  otherWays: { id: 'table.otherWays', defaultMessage: '{action}: other ways' },
  count: { id: 'table.count', defaultMessage: 'Displaying {count, number} {count, plural, one {item} other {items}}' },
  countOf: {
    id: 'table.countOf',
    defaultMessage: 'Displaying {count, number} of {total, number} {total, plural, one {item} other {items}}',
  },
  partOf: { id: 'table.partOf', defaultMessage: '{count, number} of {total, number}' },
  selected: { id: 'table.selected', defaultMessage: '{count, number} selected' },
  selectRow: { id: 'table.selectRow', defaultMessage: 'Select {name}' },
  expandRow: { id: 'table.expandRow', defaultMessage: 'More about {name}' },
  actionsFor: { id: 'table.actionsFor', defaultMessage: 'Actions for {name}' },
  updated: { id: 'table.updated', defaultMessage: 'Updated {age}' },
  editField: { id: 'table.editField', defaultMessage: 'Edit {field} of {name}' },
  more: { id: 'table.more', defaultMessage: 'Show {count, number} more' },
})
