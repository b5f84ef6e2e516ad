import { cellEndpoints, type TableCell } from '@meridian/contract'
import { ApiError } from './api-error.ts'
import {
  addressOf,
  failure,
  horizonLocation,
  requestDelay,
  ownHeaders,
  refusalText,
  requestIdOf,
  namesSignIn,
  whileSignedIn,
  type Query,
} from './client.ts'

/** The row's id, and the column's name as the server has it. */
export type CellParams = { id: string; cell: string }

/** The cell of a project to edit. */
export const loadCell = (params: CellParams): Promise<TableCell> =>
  cell(cellEndpoints.projectCell, { params, query: { inline_edit_mod: 'true' } })

/** Saves a cell of a project by a form with one field. */
export const saveCell = (params: CellParams, value: string): Promise<TableCell> =>
  cell(cellEndpoints.projectCellUpdate, { params, form: new URLSearchParams({ [params.cell]: value }) })

interface CellRequest {
  params: CellParams
  query?: Query
  form?: URLSearchParams
}

type CellEndpoint = (typeof cellEndpoints)[keyof typeof cellEndpoints]

async function cell(endpoint: CellEndpoint, { form, ...args }: CellRequest): Promise<TableCell> {
  const attempt = async () => {
    await requestDelay()
    return fetch(addressOf(endpoint, args), {
      method: endpoint.method,
      headers: ownHeaders(),
      ...(form && { body: form }),
    }).catch((cause: unknown) => {
      throw failure(endpoint, 'unreachable', cause)
    })
  }
  const response = await whileSignedIn(attempt, { reads: !form, isOver: namesSignIn })
  const body: unknown = await response.json().catch(() => null) // a proxy's error page is not JSON
  if (response.ok) {
    const parsed = endpoint.result.safeParse(body)
    if (parsed.success) return parsed.data
    throw refusal(endpoint, response, `${endpoint.method} ${endpoint.path} returned an unexpected response`)
  }
  const location = horizonLocation(response)
  // The session has ended. Without a location, a 401 is about this cell alone.
  if (response.status === 401 && location !== null) window.location.assign(location)
  throw refusal(endpoint, response, refusalText(body) ?? `${response.status} ${response.statusText}`)
}

const refusal = ({ method, path }: CellEndpoint, response: Response, words: string) =>
  new ApiError(words, {
    reason: 'refused',
    endpoint: `${method} ${path}`,
    status: response.status,
    requestId: requestIdOf(response),
  })
