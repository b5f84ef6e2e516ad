/** The same as PERMISSIONS for pages that are not lists, with each of their buttons. */
export const PAGE_PERMISSIONS: Record<string, Record<string, string>> = {
  '/admin': { seen: 'AD' },
  '/admin/capacity': { seen: 'AD' },
  '/admin/defaults': { seen: 'AD', update: 'AD' },
  '/admin/info': {
    seen: 'AD',
    'update-compute': 'AD',
    'delete-compute': 'AD',
    'update-volume': 'AD',
    'update-network': 'AD',
    'delete-network': 'AD',
  },
  '/admin/metering': { seen: 'AD' },
}
