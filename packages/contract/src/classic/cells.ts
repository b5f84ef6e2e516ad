import * as z from 'zod'
import { get, post } from '../endpoint.ts'

/** A table cell: its shown text, or the value to edit. */
const Cell = z.object({
  id: z.string(),
  cell_name: z.string(),
  value: z.string(),
  /** Whether the value is for editing. */
  inline_edit_mod: z.boolean(),
})
export type TableCell = z.infer<typeof Cell>

/** Columns of the projects table that can be edited in the cell. */
export const PROJECT_CELLS = ['name', 'description'] as const
export type ProjectCell = (typeof PROJECT_CELLS)[number]

/** The body is a form with one field, named as the cell. */
export const cellEndpoints = {
  projectCell: get(
    '/identity/projects/:id/cells/:cell/',
    "Show a cell of a project's row; with `inline_edit_mod=true` the value to edit",
    { query: z.object({ inline_edit_mod: z.enum(['true', 'false']).default('false') }), result: Cell },
  ),
  projectCellUpdate: post(
    '/identity/projects/:id/cells/:cell/',
    "Change a cell of a project's row, form-encoded; 400 has a `message`, 401 without a location is a refusal",
    { body: z.partialRecord(z.enum(PROJECT_CELLS), z.string()), result: Cell },
  ),
}
