import type { KeyManagerQuota } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'

/** `id` is the project's. */
export const quotas = collection<KeyManagerQuota & { id: string }>('barbican_quotas')
