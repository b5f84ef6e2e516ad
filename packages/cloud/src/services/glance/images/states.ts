import type { ImageStatus } from '@meridian/wire'
import { conflict, forbidden } from '../../../core/errors/fault.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import { lifecycle } from '../../../core/service/lifecycle.ts'

type Move = 'upload' | 'stage' | 'import' | 'stored' | 'failed' | 'deactivate' | 'reactivate'

/** https://docs.openstack.org/glance/latest/user/statuses.html; a transition to the current status changes nothing. */
export const next = lifecycle<ImageStatus, Move>(
  {
    queued: { upload: 'saving', stage: 'uploading' },
    saving: { stored: 'active', failed: 'queued' },
    uploading: { import: 'importing', failed: 'queued' },
    importing: { stored: 'active' },
    active: { deactivate: 'deactivated', reactivate: 'active' },
    deactivated: { deactivate: 'deactivated', reactivate: 'active' },
  },
  refuse,
)

function refuse(status: ImageStatus, move: Move): Fault {
  switch (move) {
    case 'deactivate':
    case 'reactivate':
      return forbidden(`Not allowed to ${move} image in status '${status}'`)
    case 'import':
      return conflict(`Image with status ${status} cannot be target for import`)
    case 'upload':
      return conflict(`Image status transition from ${status} to saving is not allowed`)
    case 'stage':
      return conflict(`Image status transition from ${status} to uploading is not allowed`)
    case 'stored':
    case 'failed':
      return conflict(`Image status ${status} does not wait for data`)
  }
}
