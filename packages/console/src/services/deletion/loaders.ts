/** The look-aheads of each service, loaded when one of its items is first deleted. */
export const loaders = {
  catalog: () => import('./catalog-look-ahead.ts'),
  compute: () => import('./compute-look-ahead.ts'),
  identity: () => import('./identity-look-ahead.ts'),
  items: () => import('./look-ahead.ts'),
  network: () => import('./network-look-ahead.ts'),
  storage: () => import('./storage-look-ahead.ts'),
}
