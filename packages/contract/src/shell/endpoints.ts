import { get } from '../endpoint.ts'
import { Boot } from './boot.ts'
import { liveEndpoints } from './live.ts'
import { scopeEndpoints } from './scope.ts'
import { settingsEndpoints } from './settings.ts'
import { signInEndpoints } from './sign-in.ts'

export const shell = {
  boot: get('/api/boot/', 'Show the data that a page needs before its first call', { result: Boot, open: true }),
  ...signInEndpoints,
  ...scopeEndpoints,
  ...liveEndpoints,
  ...settingsEndpoints,
}
