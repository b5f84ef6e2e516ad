import { trunkEndpoints, type Trunk } from '@meridian/contract'
import { Pencil, Plus } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction, LinkAction, RunningAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { networkQuotaLasts } from '../../services/network/network-quota.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, trunkMessages } from './trunk.messages.ts'

/** An administrator's panel has those of every project. */
const anywhere = { scopes: ['admin'], allowed: () => true } as const

/** By its address, one can get to a trunk of another project, too. */
const isOwn = ({ project_id: project }: Trunk, { session }: CellContext) => project === session.project_id

export const createTrunk: GlobalAction = {
  id: 'create',
  label: trunkMessages.create,
  icon: Plus,
  policy: [['network', 'create_trunk']],
  open: () => paths.modal('create-trunk'),
  availability: networkQuotaLasts('trunk'),
}

export const editTrunk = opens<Trunk>('edit-trunk', {
  id: 'edit',
  label: trunkMessages.edit,
  icon: Pencil,
  policy: [
    ['network', 'add_subports'],
    ['network', 'remove_subports'],
  ],
  scopes: ['project'],
  allowed: isOwn,
})

export const editAnyTrunk: LinkAction<Trunk> = { ...editTrunk, ...anywhere }

export const deleteTrunks: RunningAction<Trunk> = {
  scopes: ['project'],
  ...deleteAction<Trunk>({
    messages: deleteMessages,
    policy: [['network', 'delete_trunk']],
    allowed: isOwn,
    remove: ({ id }) => call(trunkEndpoints.trunkDelete, { params: { id } }),
  }),
}

export const deleteAnyTrunks: RunningAction<Trunk> = { ...deleteTrunks, ...anywhere }
