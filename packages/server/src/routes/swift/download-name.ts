/** The name under which an upload was stored: header values are ASCII, names are not. */
export const filenameHeader = (filename: string | undefined): Record<string, string> =>
  filename ? { 'x-object-meta-orig-filename': encodeURIComponent(filename.toWellFormed()) } : {}

/** The file name that a browser saves an object under: an object stored without its extension gets it back. */
export function downloadName(path: string, original: string | string[] | undefined): string {
  const name = path.split('/').at(-1) || 'download'
  const extension = /\.[^./\\]+$/.exec(decoded(original))?.[0] ?? ''
  return name.includes('.') ? name : name + extension
}

function decoded(value: string | string[] | undefined): string {
  if (typeof value !== 'string') return ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value // another client wrote it without encoding
  }
}
