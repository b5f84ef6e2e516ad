import { defineMessages } from 'react-intl'

const yamlProblems = defineMessages({
  tab: { id: 'hot.tab', defaultMessage: 'Indent with spaces: YAML does not allow tabs.' },
  indentation: { id: 'hot.indentation', defaultMessage: 'The indentation does not fit the lines above.' },
  quote: { id: 'hot.quote', defaultMessage: 'A quotation mark is missing.' },
  bracket: { id: 'hot.bracket', defaultMessage: 'A bracket or a comma is missing.' },
  colon: { id: 'hot.colon', defaultMessage: 'A value with a colon and a space in it needs quotation marks.' },
  key: { id: 'hot.key', defaultMessage: 'A name with a colon after it is expected.' },
  escape: { id: 'hot.escape', defaultMessage: 'YAML does not know this escape; write \\\\ for a backslash.' },
  alias: { id: 'hot.alias', defaultMessage: 'No anchor with this name is above.' },
  character: { id: 'hot.character', defaultMessage: 'This is not expected here; a text may need quotation marks.' },
  depth: { id: 'hot.depth', defaultMessage: 'This is nested too deep.' },
  size: { id: 'hot.size', defaultMessage: 'This is too large to be read, or its aliases repeat too much.' },
  notTemplate: { id: 'hot.notTemplate', defaultMessage: 'A template has named sections, such as resources.' },
  noVersion: { id: 'hot.noVersion', defaultMessage: 'heat_template_version is missing.' },
  bounds: { id: 'hot.bounds', defaultMessage: 'The minimum is greater than the maximum.' },
})

const namedProblems = defineMessages<{
  section: { name: string }
  noType: { name: string }
  type: { type: string }
  resourceKey: { name: string }
  missing: { name: string; type: string }
  property: { name: string; type: string }
  value: { name: string; type: string }
  allowed: { name: string }
  parameter: { name: string }
  resource: { name: string }
  attribute: { name: string; type: string }
  circle: { names: string }
  noParameterType: { name: string }
  parameterType: { type: string; types: string }
  constraint: { name: string; names: string }
  constraintType: { name: string; type: string }
  default: { name: string }
}>({
  section: { id: 'hot.section', defaultMessage: 'Templates have no section {name}.' },
  noType: { id: 'hot.noType', defaultMessage: 'Resource {name} has no type.' },
  type: { id: 'hot.type', defaultMessage: 'This cloud has no resource type {type}.' },
  resourceKey: {
    id: 'hot.resourceKey',
    defaultMessage: 'Resources have no {name}; properties belong under properties.',
  },
  missing: { id: 'hot.missing', defaultMessage: '{type} needs the property {name}.' },
  property: { id: 'hot.property', defaultMessage: '{type} has no property {name}.' },
  value: { id: 'hot.value', defaultMessage: 'Property {name} is of type {type}.' },
  allowed: { id: 'hot.allowed', defaultMessage: 'This value is not allowed for {name}.' },
  parameter: { id: 'hot.parameter', defaultMessage: 'The template has no parameter {name}.' },
  resource: { id: 'hot.resource', defaultMessage: 'The template has no resource {name}.' },
  attribute: { id: 'hot.attribute', defaultMessage: '{type} has no attribute {name}.' },
  circle: { id: 'hot.circle', defaultMessage: 'These resources need each other: {names}.' },
  noParameterType: { id: 'hot.noParameterType', defaultMessage: 'Parameter {name} has no type.' },
  parameterType: { id: 'hot.parameterType', defaultMessage: '{type} is no type of parameters; these are: {types}.' },
  constraint: { id: 'hot.constraint', defaultMessage: 'There is no constraint {name}; these exist: {names}.' },
  constraintType: { id: 'hot.constraintType', defaultMessage: 'Parameters of type {type} have no constraint {name}.' },
  default: { id: 'hot.default', defaultMessage: 'The default does not satisfy the constraint {name}.' },
})

export const hotProblems = { ...yamlProblems, ...namedProblems }
