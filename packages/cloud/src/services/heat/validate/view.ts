import type { Constraint } from '../template/constraints.ts'
import { shownEnvironment } from '../template/environment.ts'
import type { Environment } from '../template/environment.ts'
import { valueOf } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import type { Parameter, ParameterType } from '../template/parameter-schema.ts'
import type { Template } from '../template/template.ts'

/** CloudFormation's names of types, which validation returns. */
export const CFN_TYPES: Readonly<Record<ParameterType, string>> = {
  string: 'String',
  number: 'Number',
  json: 'Json',
  comma_delimited_list: 'CommaDelimitedList',
  boolean: 'Boolean',
}

/** Constraints in the CloudFormation format. */
export const constraintView = (constraints: readonly Constraint[]): JsonMap =>
  Object.assign({}, ...constraints.map(toConstraints)) as JsonMap // merged maps are a map

function toConstraints(constraint: Constraint): JsonMap {
  const described: JsonMap =
    constraint.description === undefined ? {} : { ConstraintDescription: constraint.description }
  switch (constraint.kind) {
    case 'range':
      return { ...limits('Value', constraint), ...described }
    case 'length':
      return { ...limits('Length', constraint), ...described }
    case 'allowed_values':
      return { AllowedValues: constraint.values, ...described }
    case 'allowed_pattern':
      return { AllowedPattern: constraint.pattern, ...described }
    case 'custom_constraint':
      return { CustomConstraint: constraint.name, ...described }
    case 'modulo':
      return { Modulo: { step: constraint.step, offset: constraint.offset }, ...described }
  }
}

const limits = (what: string, { min, max }: { min: number | null; max: number | null }): JsonMap => ({
  ...(min !== null && { [`Min${what}`]: min }),
  ...(max !== null && { [`Max${what}`]: max }),
})

function toParameter(parameter: Parameter, environment: Environment): JsonMap {
  const { name, type, description, isHidden, label, default: standard, constraints } = parameter
  const value = valueOf(environment.parameters, name)
  return {
    Type: CFN_TYPES[type],
    Description: description,
    NoEcho: isHidden ? 'true' : 'false',
    Label: label,
    ...(standard !== undefined && { Default: standard }),
    ...(value !== undefined && { Value: value }),
    ...constraintView(constraints),
    ...(parameter.tags !== undefined && { Tags: parameter.tags }),
  }
}

/** The response for a valid template. */
export const toValidation = (template: Template, environment: Environment): Record<string, Json> => ({
  Description: template.description,
  Parameters: Object.fromEntries(template.parameters.map((one) => [one.name, toParameter(one, environment)])),
  ...(template.parameterGroups !== null && { ParameterGroups: template.parameterGroups }),
  Environment: shownEnvironment(environment),
})
