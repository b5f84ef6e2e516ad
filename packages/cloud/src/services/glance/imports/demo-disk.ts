import { bytes } from '../../../core/http/reply.ts'
import type { OpenCall } from '../../../core/service/api.ts'

/** Path behind the service's prefix. */
export const DEMO_DISK_PATH = '/downloads/demo-disk.raw'

/** What images can be made of without any other server: an empty disk with a line at its start. */
export const DEMO_DISK = Buffer.alloc(64 * 1024)
DEMO_DISK.write('A disk to try imports with.\n')

export const demoDiskUrl = ({ baseUrl }: Pick<OpenCall, 'baseUrl'>): string => `${baseUrl}/image${DEMO_DISK_PATH}`

export const show = () => bytes(200, DEMO_DISK, {})
