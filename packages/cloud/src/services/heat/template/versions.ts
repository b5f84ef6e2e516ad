import { invalidVersion } from '../faults.ts'
import { asText } from './json.ts'
import type { JsonMap } from './json.ts'

interface Version {
  /** `2018-08-31` */
  date: string
  alias: string | null
  /** The functions for values … */
  functions: readonly string[]
  /** … and the additional ones for conditions. */
  conditions: readonly string[]
}

const FIRST = ['get_attr', 'get_file', 'get_param', 'get_resource', 'list_join', 'resource_facade', 'str_replace']
const CONDITIONS = ['equals', 'not', 'and', 'or']

const changes: readonly [date: string, alias: string | null, added: readonly string[]][] = [
  ['2013-05-23', null, [...FIRST, 'Fn::Select']],
  ['2014-10-16', null, []],
  ['2015-04-30', null, ['repeat', 'digest']],
  ['2015-10-15', null, ['str_split']],
  ['2016-04-08', null, ['map_merge']],
  ['2016-10-14', 'newton', ['yaql', 'map_replace', 'if']],
  ['2017-02-24', 'ocata', ['filter', 'str_replace_strict']],
  ['2017-09-01', 'pike', ['make_url', 'list_concat', 'str_replace_vstrict', 'list_concat_unique', 'contains']],
  ['2018-03-02', 'queens', []],
  ['2018-08-31', 'rocky', []],
  ['2021-04-16', 'wallaby', []],
]

/** Each version has the functions of the older ones, except `Fn::Select`, which was removed. */
export const VERSIONS: readonly Version[] = changes.map(([date, alias], index) => ({
  date,
  alias,
  functions: changes
    .slice(0, index + 1)
    .flatMap(([, , added]) => added)
    .filter((name) => name !== 'Fn::Select' || date < '2015-10-15'),
  conditions: date < '2016-10-14' ? [] : CONDITIONS,
}))

const names = VERSIONS.map(({ date }) => date)
const aliases = VERSIONS.flatMap(({ alias }) => alias ?? [])

/** The version in a template. */
export function versionOf(source: JsonMap): Version {
  const given = source['heat_template_version']
  if (given === undefined) {
    const other = ['HeatTemplateFormatVersion', 'AWSTemplateFormatVersion'].find((key) => key in source)
    throw invalidVersion(
      other === undefined
        ? 'Template version was not provided'
        : `"${other}: ${asText(source[other] ?? null)}". Only templates with a "heat_template_version" are served`,
    )
  }
  const found = VERSIONS.find(({ date, alias }) => given === date || (alias !== null && given === alias))
  if (found) return found
  const known = [...names, ...aliases].join(', ')
  throw invalidVersion(`"heat_template_version: ${asText(given)}". "heat_template_version" should be one of: ${known}`)
}
