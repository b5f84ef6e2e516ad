import { texts } from '../../framework/text/texts.ts'

export const templateVersionMessages = texts('templateVersion', {
  emptyHint: 'Heat reads no templates.',
  aliases: 'Other Names',
  functions: 'Template Functions',
  function: 'Function',
  findFunction: 'Find a function',
  noMatch: 'No function matches.',
  noFunctions: 'This version has no functions.',
  failed: 'Unable to retrieve the template functions.',
})

/** By Heat's names of the kinds. */
export const templateKinds = texts('templateVersion', { hot: 'HOT', cfn: 'CloudFormation' })
