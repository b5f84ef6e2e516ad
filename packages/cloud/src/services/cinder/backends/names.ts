import { seededUuid } from '../../../core/ids.ts'

export const ZONE = 'nova'

/** `host@backend#pool` → `host@backend`, which is what services are called. */
export const backendOf = (host: string) => host.split('#', 1)[0] ?? host

/** The id of the cinder-volume service that looks after a pool. */
export const serviceUuid = (host: string) => seededUuid('volume-service', backendOf(host))
