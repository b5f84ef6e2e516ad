import { isMap } from '../template/json.ts'
import type { Json } from '../template/json.ts'
import type { ParameterType } from '../template/parameter-schema.ts'
import { readTemplate } from '../template/template.ts'
import type { Template } from '../template/template.ts'
import { readYaml } from '../template/yaml.ts'
import type { Plugin } from './plugin.ts'
import type { PropertySchema } from './properties.ts'
import { attributes, changeable } from './schema.ts'

const PROPERTY_TYPES: Readonly<Record<ParameterType, PropertySchema['type']>> = {
  string: 'string',
  number: 'number',
  json: 'any',
  comma_delimited_list: 'any',
  boolean: 'boolean',
}

/** A type from a user's template: its parameters are properties, its outputs attributes. */
export function fromTemplate(type: string, text: string): Plugin {
  const source = readYaml(text, 'Template')
  const template = readTemplate(source)
  return {
    type,
    since: '2014.1',
    description: template.description,
    properties: propertiesOf(template),
    attributes: attributes(Object.fromEntries(template.outputs.map(({ name, description }) => [name, description]))),
    nested: (properties) => ({
      template: isMap(source) ? source : {},
      parameters: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)),
    }),
  }
}

function propertiesOf({ parameters }: Template): Record<string, PropertySchema> {
  return Object.fromEntries(
    parameters.map(({ name, type, description, default: standard }) => {
      const fallback: { default?: Json } = standard === undefined ? {} : { default: standard }
      const required = standard === undefined
      return [name, { type: PROPERTY_TYPES[type], description, required, ...changeable, ...fallback }]
    }),
  )
}
