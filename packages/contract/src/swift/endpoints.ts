import { containerEndpoints } from './containers.ts'
import { objectEndpoints } from './objects.ts'
import { uploadEndpoints } from './uploads.ts'

export const swift = { ...containerEndpoints, ...objectEndpoints, ...uploadEndpoints }
