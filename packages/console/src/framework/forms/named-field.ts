/** The field that a refusal is about: where the server or a service names one, in any of the ways they do that. */
export function namedField(message: string, names: readonly string[]): string | null {
  // The longest first, so that `name` is not found in `volume_name`.
  const known = [...names].sort((a, b) => b.length - a.length)
  return known.find((name) => waysToName(name).some((way) => way.test(message))) ?? null
}

const waysToName = (name: string): RegExp[] => {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return [
    new RegExp(`^(?:[\\w]+\\.)*${word}: `), // our server: `metadata.name: Too big`
    new RegExp(`(?:field|attribute|parameter|property|key)(?:/attribute)? ['"]?${word}\\b`, 'i'), // Nova, Cinder, Neutron
    new RegExp(`['"]${word}['"]`),
  ]
}
