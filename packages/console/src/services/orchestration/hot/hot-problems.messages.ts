import { defineMessages } from 'react-intl'
import type { HotProblemKind } from './check-hot.ts'

/** What is wrong with a template; `name` is what it is about. */
export const hotProblems = defineMessages<Record<HotProblemKind, { name: string }>>({
  tab: { id: 'hotProblem.tab', defaultMessage: 'YAML is indented with spaces, not with tabs.' },
  indentation: { id: 'hotProblem.indentation', defaultMessage: 'This line is indented too much or too little.' },
  quote: { id: 'hotProblem.quote', defaultMessage: 'A quotation mark is missing.' },
  bracket: { id: 'hotProblem.bracket', defaultMessage: 'A bracket or a comma is missing.' },
  colon: { id: 'hotProblem.colon', defaultMessage: 'A colon may not stand here. Put the text in quotes.' },
  key: { id: 'hotProblem.key', defaultMessage: 'A key with a colon is expected here.' },
  escape: { id: 'hotProblem.escape', defaultMessage: 'YAML does not know this escape sequence.' },
  alias: { id: 'hotProblem.alias', defaultMessage: 'No anchor has this name.' },
  character: { id: 'hotProblem.character', defaultMessage: 'This character may not stand here.' },
  depth: { id: 'hotProblem.depth', defaultMessage: 'This is nested too deep.' },
  version: { id: 'hotProblem.version', defaultMessage: 'heat_template_version is missing.' },
  noResources: { id: 'hotProblem.noResources', defaultMessage: 'The template has no resources.' },
  noType: { id: 'hotProblem.noType', defaultMessage: 'The resource has no type.' },
  unknownType: { id: 'hotProblem.unknownType', defaultMessage: 'This cloud has no resource type {name}.' },
  unknownProperty: { id: 'hotProblem.unknownProperty', defaultMessage: 'The type has no property {name}.' },
  missingProperty: { id: 'hotProblem.missingProperty', defaultMessage: 'The property {name} is required.' },
  unknownResource: { id: 'hotProblem.unknownResource', defaultMessage: 'There is no resource {name}.' },
  unknownParameter: { id: 'hotProblem.unknownParameter', defaultMessage: 'There is no parameter {name}.' },
  unknownAttribute: { id: 'hotProblem.unknownAttribute', defaultMessage: 'The resource has no attribute {name}.' },
  circle: { id: 'hotProblem.circle', defaultMessage: 'The resources depend on each other in a circle: {name}' },
  notNumber: { id: 'hotProblem.notNumber', defaultMessage: '{name} must be a number.' },
  notAllowed: { id: 'hotProblem.notAllowed', defaultMessage: 'This value is not allowed for {name}.' },
})
