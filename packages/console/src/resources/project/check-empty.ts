import { projectContentEndpoints } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import type { Project } from './project.queries.ts'

const NAMED = 10

/** The last step of a purge: it fails, and names what is there, if something was created meanwhile. */
export async function checkEmpty({ id }: Project, send: Call): Promise<void> {
  const { items } = await send(projectContentEndpoints.projectContentList, { params: { id } })
  if (items.length === 0 || send.rehearsal) return
  const names = items.slice(0, NAMED).map(({ name }) => name)
  throw new ApiError([...names, ...(items.length > NAMED ? ['…'] : [])].join(', '), { reason: 'refused', endpoint: '' })
}
