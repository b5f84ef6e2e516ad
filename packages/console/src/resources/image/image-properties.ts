import type { Image } from '@meridian/contract'
import { compareText } from '../../framework/text/compare-text.ts'

/** What the API sends among the properties of an image though nobody set it there, or what has a place of its own. */
const NOT_CUSTOM = new Set([
  ...['file', 'schema', 'self', 'locations', 'direct_url', 'stores', 'image_url', 'virtual_size'],
  ...['os_hash_algo', 'os_hash_value', 'os_hidden', 'tags', 'description', 'filename'],
])

/** A property's value as text: the API knows only strings, but lets services put more there. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** Name and value of the properties that users set, in the order of their names. */
export const customProperties = (image: Image): [name: string, value: string][] =>
  Object.entries(image.properties)
    .filter(([name]) => !NOT_CUSTOM.has(name))
    .map(([name, value]): [string, string] => [name, textOf(value)])
    .sort(([a], [b]) => compareText(a, b))

export const tagsOf = ({ properties: { tags } }: Image): string[] => (Array.isArray(tags) ? tags.map(textOf) : [])
