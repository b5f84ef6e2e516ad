/** Bytes of a file, both ends included. */
export interface FileSlice {
  path: string
  start: number
  end: number
}

/** One of the pieces that a body is sent in. */
export type Piece = Buffer | FileSlice

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | FileSlice | readonly Piece[] | null
  /** To be called when nothing more is read from the body's files. */
  release?: () => void
}

export const lengthOf = (piece: Piece): number =>
  Buffer.isBuffer(piece) ? piece.length : Math.max(piece.end - piece.start + 1, 0)

/** The files that a body is read from. */
export const filesOf = ({ body }: Reply): string[] =>
  body === null || typeof body === 'string'
    ? []
    : [body].flat().flatMap((piece) => ('path' in piece ? [piece.path] : []))

/** JSON is written at once, so that a later change of the object does not reach the client. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const ok = (body: unknown, headers?: Record<string, string>) => json(200, body, headers)
export const created = (body: unknown, headers?: Record<string, string>) => json(201, body, headers)

export const text = (status: number, type: string, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': type, ...headers },
  body,
})

const empty = (status: number): Reply => ({ status, headers: {}, body: null })

export const accepted = empty(202)
export const noContent = empty(204)

export const file = (status: 200 | 206, slice: FileSlice, headers: Record<string, string>): Reply => ({
  status,
  headers: { 'content-type': 'application/octet-stream', ...headers },
  body: slice,
})
