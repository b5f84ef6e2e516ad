import { randomInt } from 'node:crypto'
import { isMap } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import type { Plugin } from './plugin.ts'
import { integer, list, map, oneOf, range, text } from './schema.ts'

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const CLASSES: Readonly<Record<string, string>> = {
  lettersdigits: LOWER + LOWER.toUpperCase() + '0123456789',
  letters: LOWER + LOWER.toUpperCase(),
  lowercase: LOWER,
  uppercase: LOWER.toUpperCase(),
  digits: '0123456789',
  hexdigits: '0123456789abcdef',
  octdigits: '01234567',
}

const least = (description: string) => integer(description, { default: 1, constraints: [range(1, 512)] })

export const randomString: Plugin = {
  type: 'OS::Heat::RandomString',
  since: '2014.1',
  description: 'A random string that does not change during the life of the resource.',
  properties: {
    length: integer('Length.', { default: 32, constraints: [range(1, 512)] }),
    character_classes: list(
      'Character classes.',
      map('A character class and its minimum count.', {
        class: text('The class.', { default: 'lettersdigits', constraints: [oneOf(...Object.keys(CLASSES))] }),
        min: least('Minimum number of characters of the class.'),
      }),
      { default: [{ class: 'lettersdigits', min: 1 }] },
    ),
    character_sequences: list(
      'Character sequences.',
      map('A character sequence and its minimum count.', {
        sequence: text('The characters.', { required: true }),
        min: least('Minimum number of characters of the sequence.'),
      }),
    ),
    salt: text('A change of the salt creates a new random string.'),
  },
  attributes: {
    value: {
      description: 'The text.',
      type: 'string',
      value: ({ resource }) => resource.data['value'] ?? null,
    },
  },
  validate(properties) {
    const total = setsOf(properties).reduce((sum, { min }) => sum + min, 0)
    return total > Number(properties['length'])
      ? 'Length property cannot be smaller than combined character class and character sequence minimums'
      : undefined
  },
  create: ({ properties, resource }) => ({ id: resource.physical_name, data: { value: randomText(properties) } }),
  reference: ({ resource }) => String(resource.data['value'] ?? resource.name),
}

interface CharacterSet {
  characters: string
  min: number
}

function setsOf(properties: JsonMap): CharacterSet[] {
  const items = (name: string) => {
    const given = properties[name] ?? null
    return Array.isArray(given) ? given.filter(isMap) : []
  }
  const classes = items('character_classes').map((item) => ({
    characters: CLASSES[String(item['class'])] ?? '',
    min: Number(item['min']),
  }))
  const sequences = items('character_sequences').map((item) => ({
    characters: String(item['sequence']),
    min: Number(item['min']),
  }))
  return [...sequences, ...classes].filter(({ characters }) => characters !== '')
}

/** First the minimum of each character class, then any characters, shuffled. */
function randomText(properties: JsonMap): string {
  const sets = setsOf(properties)
  const length = Number(properties['length'])
  const all = sets.map(({ characters }) => characters).join('') || LOWER
  const pick = (characters: string) => characters[randomInt(characters.length)] ?? ''
  const required = sets.flatMap(({ characters, min }) => Array.from({ length: min }, () => pick(characters)))
  const rest = Array.from({ length: Math.max(length - required.length, 0) }, () => pick(all))
  return shuffled([...required, ...rest])
    .slice(0, length)
    .join('')
}

const shuffled = (items: readonly string[]): string[] =>
  items
    .map((item) => ({ item, at: randomInt(2 ** 32) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
