import * as z from 'zod'
import { get, post } from '../endpoint.ts'

/** One cell of a table: as it is shown, or with the value that its editor begins with. */
const Cell = z.object({
  id: z.string(),
  cell_name: z.string(),
  value: z.string(),
  /** Whether it is the cell to edit. */
  inline_edit_mod: z.boolean(),
})
export type TableCell = z.infer<typeof Cell>

/** Columns of the table of projects that are edited in their cells. */
export const PROJECT_CELLS = ['name', 'description'] as const
export type ProjectCell = (typeof PROJECT_CELLS)[number]

/** A cell's body is a form with one field, which has the cell's name. */
export const cellEndpoints = {
  projectCell: get('/identity/projects/:id/cells/:cell/', {
    summary: "A cell of a project's row, to edit with `inline_edit_mod=true`, else to show",
    query: z.object({ inline_edit_mod: z.enum(['true', 'false']).default('false') }),
    result: Cell,
  }),
  projectCellUpdate: post('/identity/projects/:id/cells/:cell/', {
    summary: "Saves a cell of a project's row, form-encoded; 400 has a `message`, 401 without a location is a refusal",
    body: z.partialRecord(z.enum(PROJECT_CELLS), z.string()),
    result: Cell,
  }),
}
