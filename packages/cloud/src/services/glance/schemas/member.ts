import { MEMBER_STATUSES } from '../members/store.ts'
import { UUID_PATTERN } from './image.ts'

/** GET /v2/schemas/member */
export const memberSchema = {
  name: 'member',
  properties: {
    member_id: { type: 'string', description: 'Project that the image is shared with' },
    image_id: { type: 'string', description: 'The shared image', pattern: UUID_PATTERN },
    created_at: { type: 'string', description: 'When the image was shared' },
    updated_at: { type: 'string', description: 'When the status was last changed' },
    status: { type: 'string', description: 'What the project has answered', enum: MEMBER_STATUSES },
    schema: { readOnly: true, type: 'string' },
  },
}
