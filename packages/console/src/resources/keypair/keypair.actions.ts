import { computeLimitEndpoints, keypairEndpoints } from '@meridian/contract'
import { Plus, Trash2, Upload } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { isUsedUp, quotaAvailability } from '../../framework/actions/quota-availability.ts'
import { paths } from '../../paths.ts'
import { keyPairMessages } from './form/key-pair-form.messages.ts'
import { deleteMessages } from './keypair.messages.ts'
import type { Keypair } from './keypair.queries.ts'

/** Nova limits key pairs by user, but does not say how many there are. */
const availability = quotaAvailability('key pairs', async (signal) => {
  const [{ maxTotalKeypairs }, { items }] = await Promise.all([
    call(computeLimitEndpoints.computeLimits, {}, { signal }),
    call(keypairEndpoints.keypairList, {}, { signal }),
  ])
  return isUsedUp(maxTotalKeypairs, items.length)
})

const making: Pick<GlobalAction, 'policy' | 'availability'> = {
  policy: [['compute', 'os_compute_api:os-keypairs:create']],
  availability,
}

export const importKeyPair: GlobalAction = {
  ...making,
  id: 'import',
  label: keyPairMessages.import,
  icon: Upload,
  open: () => paths.modal('import-key-pair'),
}

export const createKeyPair: GlobalAction = {
  ...making,
  id: 'create',
  label: keyPairMessages.create,
  icon: Plus,
  open: () => paths.modal('create-key-pair'),
}

export const deleteKeyPairs = batchAction<Keypair>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['compute', 'os_compute_api:os-keypairs:delete']],
  messages: deleteMessages,
  perform: ({ name }) => call(keypairEndpoints.keypairDelete, { params: { name } }),
})
