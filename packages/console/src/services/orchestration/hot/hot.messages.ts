import { texts } from '../../../framework/text/texts.ts'

const yamlProblems = texts('hot', {
  tab: 'Indent with spaces: YAML does not allow tabs.',
  indentation: 'The indentation does not fit the lines above.',
  quote: 'A quotation mark is missing.',
  bracket: 'A bracket or a comma is missing.',
  colon: 'A value with a colon and a space in it needs quotation marks.',
  key: 'A name with a colon after it is expected.',
  escape: 'YAML does not know this escape; write \\\\ for a backslash.',
  alias: 'No anchor with this name is above.',
  character: 'This is not expected here; a text may need quotation marks.',
  depth: 'This is nested too deep.',
  size: 'This is too large to be read, or its aliases repeat too much.',
  notTemplate: 'A template has named sections, such as resources.',
  noVersion: 'heat_template_version is missing.',
  bounds: 'The minimum is greater than the maximum.',
})

const namedProblems = texts('hot', {
  section: 'Templates have no section {name}.',
  noType: 'Resource {name} has no type.',
  type: 'This cloud has no resource type {type}.',
  resourceKey: 'Resources have no {name}; properties belong under properties.',
  missing: '{type} needs the property {name}.',
  property: '{type} has no property {name}.',
  value: 'Property {name} is of type {type}.',
  allowed: 'This value is not allowed for {name}.',
  parameter: 'The template has no parameter {name}.',
  resource: 'The template has no resource {name}.',
  attribute: '{type} has no attribute {name}.',
  circle: 'These resources need each other: {names}.',
  noParameterType: 'Parameter {name} has no type.',
  parameterType: '{type} is no type of parameters; these are: {types}.',
  constraint: 'There is no constraint {name}; these exist: {names}.',
  constraintType: 'Parameters of type {type} have no constraint {name}.',
  default: 'The default does not satisfy the constraint {name}.',
})

export const hotProblems = { ...yamlProblems, ...namedProblems }
