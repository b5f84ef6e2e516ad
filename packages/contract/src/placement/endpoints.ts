import { resourceProviderEndpoints } from './providers.ts'

export const placement = { ...resourceProviderEndpoints }
