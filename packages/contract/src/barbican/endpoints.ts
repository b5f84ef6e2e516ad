import { certificateEndpoints } from './certificates.ts'
import { secretEndpoints } from './secrets.ts'

export const barbican = { ...certificateEndpoints, ...secretEndpoints }
