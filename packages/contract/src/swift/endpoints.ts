import { containerEndpoints } from './containers.ts'
import { objectEndpoints } from './objects.ts'
import { swiftSettingEndpoints } from './settings.ts'
import { uploadEndpoints } from './uploads.ts'
import { objectVersionEndpoints } from './versions.ts'

export const swift = {
  ...containerEndpoints,
  ...objectEndpoints,
  ...uploadEndpoints,
  ...swiftSettingEndpoints,
  ...objectVersionEndpoints,
}
