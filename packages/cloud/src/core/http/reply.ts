/** Bytes of a file, both ends included. */
export interface FileSlice {
  path: string
  start: number
  end: number
}

export type Piece = Buffer | FileSlice

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | readonly Piece[] | null
  /** Called when the body's files have been read. */
  release?: () => void
}

export const lengthOf = (piece: Piece): number =>
  Buffer.isBuffer(piece) ? piece.length : Math.max(piece.end - piece.start + 1, 0)

export const filesOf = ({ body }: Reply): string[] =>
  body === null || typeof body === 'string' ? [] : body.flatMap((piece) => ('path' in piece ? [piece.path] : []))

/** Serializes at once, so that later changes of the object do not reach the client. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const ok = (body: unknown, headers?: Record<string, string>) => json(200, body, headers)
export const created = (body: unknown, headers?: Record<string, string>) => json(201, body, headers)

/** As `ok({ [key]: [...items], ...rest() })`, but serializes each item before it reads the next. */
export function okList(key: string, items: Iterable<unknown>, rest: () => object): Reply {
  const parts = [`{${JSON.stringify(key)}:[`]
  for (const item of items) parts.push(parts.length > 1 ? ',' : '', JSON.stringify(item))
  const end = JSON.stringify(rest()).slice(1)
  parts.push(end === '}' ? ']' : '],', end)
  // Joined once, since a list of a thousand items is megabytes and each copy would be garbage.
  return { status: 200, headers: { 'content-type': 'application/json' }, body: parts.join('') }
}

export const text = (status: number, type: string, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': type, ...headers },
  body,
})

const empty = (status: number): Reply => ({ status, headers: {}, body: null })

export const accepted = empty(202)
export const noContent = empty(204)

export const bytes = (status: 200 | 206, piece: Piece, headers: Record<string, string>): Reply => ({
  status,
  headers: { 'content-type': 'application/octet-stream', ...headers },
  body: [piece],
})
