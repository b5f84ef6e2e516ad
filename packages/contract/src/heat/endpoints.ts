import { heatServiceEndpoints } from './services.ts'
import { templateEndpoints } from './templates.ts'

export const heat = { ...templateEndpoints, ...heatServiceEndpoints }
