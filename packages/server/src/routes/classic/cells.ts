import { classic, PROJECT_CELLS, type ProjectCell, type TableCell } from '@meridian/contract'
import { projects } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal, CellRefusal, errorResponse } from '../../errors.ts'
import { serve } from '../../serve.ts'
import { identityAdmin } from '../keystone/identity-admin.ts'

/** Cells that are edited in their table. */
export function cellRoutes(app: FastifyInstance): void {
  serve(app, classic.projectCell, async ({ params: { id, cell }, query }, request) => {
    const name = known(cell)
    const project = await asCell(() => projects.show(request.openstack('identity'), id))
    return cellOf(id, name, project, query.inline_edit_mod === 'true')
  })

  serve(app, classic.projectCellUpdate, async ({ params: { id, cell }, body }, request) => {
    const name = known(cell)
    const value = body[name]
    if (value === undefined || (name === 'name' && value.trim() === ''))
      throw new CellRefusal(400, 'This field is required.')
    const saved = await asCell(() => projects.update(identityAdmin(request), id, { [name]: value }))
    return cellOf(id, name, saved, false)
  })
}

/** The table shows a refusal at the cell: 400 has a message, and 401 without a location means this operation alone. */
async function asCell<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const { status, message } = errorResponse(error)
    if (status === 400 || status === 409) throw new CellRefusal(400, message)
    if (status === 403) throw new CellRefusal(401, message)
    throw error
  }
}

function known(cell: string): ProjectCell {
  const found = PROJECT_CELLS.find((name) => name === cell)
  if (!found) throw new ApiRefusal(404, `This table has no cell ${cell} to edit.`)
  return found
}

const cellOf = (
  id: string,
  cell: ProjectCell,
  project: { name: string; description?: string | null },
  edit: boolean,
): TableCell => ({ id, cell_name: cell, value: project[cell] ?? '', inline_edit_mod: edit })
