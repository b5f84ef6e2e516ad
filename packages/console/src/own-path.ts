/**
 * Whether an address that came from outside is a path of this site. Browsers read `\` as `/` and skip tabs and newlines,
 * so the path is resolved as a browser would.
 */
export function isOwnPath(path: string): boolean {
  const origin = 'http://own.invalid'
  return path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin
}
