import { containerEndpoints } from './containers.ts'
import { objectEndpoints } from './objects.ts'
import { swiftSettingEndpoints } from './settings.ts'
import { uploadEndpoints } from './uploads.ts'

export const swift = { ...containerEndpoints, ...objectEndpoints, ...uploadEndpoints, ...swiftSettingEndpoints }
