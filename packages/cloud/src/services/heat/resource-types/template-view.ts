import type { Plugin } from '../plugins/plugin.ts'
import type { PropertySchema } from '../plugins/properties.ts'
import type { ParameterType } from '../template/parameter-schema.ts'
import { constraintView, CFN_TYPES } from '../validate/view.ts'
import { allAttributes, toConstraint } from './schema-view.ts'

const PARAMETER_TYPES: Readonly<Record<PropertySchema['type'], ParameterType>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  map: 'json',
  list: 'comma_delimited_list',
  any: 'string',
}

const each = <T>(properties: Plugin['properties'], view: (schema: PropertySchema, name: string) => T) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, view(schema, name)]))

/** `OS::Heat::RandomString` → `RandomString` */
const shortName = (type: string) => type.split('::').at(-1) ?? type

/** A template with one resource of the type, with its properties as parameters. */
export function toHot(plugin: Plugin) {
  const name = shortName(plugin.type)
  return {
    heat_template_version: '2016-10-14',
    description: `Initial template of ${name}`,
    parameters: each(plugin.properties, ({ type, description, default: standard, constraints }) => ({
      type: PARAMETER_TYPES[type],
      description,
      ...(standard !== undefined && { default: standard }),
      ...(constraints && { constraints: constraints.map(toConstraint) }),
    })),
    outputs: {
      ...Object.fromEntries(
        Object.entries(allAttributes(plugin)).map(([attribute, { description }]) => [
          attribute,
          { value: { get_attr: [name, attribute] }, description },
        ]),
      ),
      'OS::stack_id': { value: { get_resource: name } },
    },
    resources: {
      [name]: { type: plugin.type, properties: each(plugin.properties, (_, property) => ({ get_param: property })) },
    },
  }
}

/** The same in the CloudFormation format. */
export function toCfn(plugin: Plugin) {
  const name = shortName(plugin.type)
  return {
    HeatTemplateFormatVersion: '2012-12-12',
    Description: `Initial template of ${name}`,
    Parameters: each(plugin.properties, ({ type, description, default: standard, constraints = [] }) => ({
      Type: CFN_TYPES[PARAMETER_TYPES[type]],
      Description: description,
      ...(standard !== undefined && { Default: standard }),
      ...constraintView(constraints),
    })),
    Resources: {
      [name]: { Type: plugin.type, Properties: each(plugin.properties, (_, property) => ({ Ref: property })) },
    },
    Outputs: Object.fromEntries(
      Object.entries(allAttributes(plugin)).map(([attribute, { description }]) => [
        attribute,
        { Value: { 'Fn::GetAtt': [name, attribute] }, Description: description },
      ]),
    ),
  }
}
