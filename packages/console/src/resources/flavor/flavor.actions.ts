import { flavorEndpoints, type FlavorDetails as Flavor } from '@meridian/contract'
import { KeyRound, Plus } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { updateMetadata } from '../../framework/metadata/update-metadata.tsx'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, flavorMessages } from './flavor.messages.ts'

export const createFlavor: GlobalAction = {
  id: 'create',
  label: flavorMessages.create,
  icon: Plus,
  policy: [['compute', 'os_compute_api:os-flavor-manage:create']],
  open: () => paths.modal('create-flavor'),
}

/** Whoever may use a public flavor is not for anyone to say. */
export const modifyAccess = opens<Flavor>('modify-flavor-access', {
  id: 'modify-access',
  label: flavorMessages.modifyAccess,
  icon: KeyRound,
  allowed: (flavor) => !flavor['os-flavor-access:is_public'],
})

export const flavorMetadata = updateMetadata<Flavor>({
  kind: 'flavor',
  read: flavorEndpoints.flavorExtraSpecs,
  write: flavorEndpoints.flavorExtraSpecsUpdate,
  label: ({ name }) => name,
})

export const deleteFlavors = deleteAction<Flavor>({
  messages: deleteMessages,
  policy: [],
  allowed: () => true,
  remove: ({ id }) => call(flavorEndpoints.flavorDelete, { params: { id } }),
})
