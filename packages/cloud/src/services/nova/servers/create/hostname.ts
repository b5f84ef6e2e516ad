const MAX_LENGTH = 63

/** What the guest is to call itself, made from the server's name. */
export function hostnameOf(name: string, id: string, suffix: string): string {
  const plain = name
    .replace(/[ _.]/g, '-')
    .replace(/[^\w.-]+/g, '')
    .toLowerCase()
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/[.-]+$/, '')
  return plain === '' ? `Server-${id}` : plain + suffix
}
