import { defineMessages } from 'react-intl'

export const templateVersionMessages = defineMessages({
  emptyHint: { id: 'templateVersion.emptyHint', defaultMessage: 'Heat reads no templates.' },
  version: { id: 'templateVersion.version', defaultMessage: 'Version' },
  aliases: { id: 'templateVersion.aliases', defaultMessage: 'Other Names' },
  functions: { id: 'templateVersion.functions', defaultMessage: 'Template Functions' },
  function: { id: 'templateVersion.function', defaultMessage: 'Function' },
  findFunction: { id: 'templateVersion.findFunction', defaultMessage: 'Find a function' },
  noMatch: { id: 'templateVersion.noMatch', defaultMessage: 'No function matches.' },
  noFunctions: { id: 'templateVersion.noFunctions', defaultMessage: 'This version has no functions.' },
  failed: { id: 'templateVersion.failed', defaultMessage: 'Unable to retrieve the template functions.' },
})

/** By Heat's names of the kinds. */
export const templateKinds = defineMessages({
  hot: { id: 'templateVersion.hot', defaultMessage: 'HOT' },
  cfn: { id: 'templateVersion.cfn', defaultMessage: 'CloudFormation' },
})
