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

/** Constraints in the CloudFormation format, which has one text for all their descriptions. */
export function constraintView(constraints: readonly Constraint[]): JsonMap {
  const descriptions = constraints.flatMap(({ description }) => description ?? [])
  return {
    ...(Object.assign({}, ...constraints.map(toConstraints)) as JsonMap), // merged maps are a map
    ...(descriptions.length > 0 && { ConstraintDescription: descriptions.join(' ') }),
  }
}

function toConstraints(constraint: Constraint): JsonMap {
  switch (constraint.kind) {
    case 'range':
      return limits('Value', constraint)
    case 'length':
      return limits('Length', constraint)
    case 'allowed_values':
      return { AllowedValues: constraint.values }
    case 'allowed_pattern':
      return { AllowedPattern: constraint.pattern }
    case 'custom_constraint':
      return { CustomConstraint: constraint.name }
    case 'modulo':
      return { Step: constraint.step, Offset: constraint.offset }
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
