import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'

export const generatorMessages = texts('generator', {
  palette: 'Resource types',
  find: 'Find a resource type',
  noTypes: 'No resource type has this name.',
  typesFailed: 'Unable to retrieve the resource types.',
  canvas: 'Resources and their links',
  version: typeNames.templateVersion,
  design: 'Design',
  drop: 'Drag a resource type here, or press it to add a resource.',
  drawLinks: 'Draw links',
  drawLinksHint: 'Drag from a resource to the one that it uses.',
  parts: 'Parts',
  resources: moreWords.resources,
  parameters: moreWords.parameters,
  outputs: moreWords.outputs,
  none: 'None yet',
  addParameter: 'Add parameter',
  addOutput: 'Add output',
  choose: 'Choose a part to edit it here.',
  nameTaken: 'Use another name, of letters, digits and underscores.',
  remove: moreWords.remove,
  addProperty: 'Add property',
  addItem: 'Add item',
  badYaml: 'This is not valid YAML.',
  plainValue: 'A value',
  newParameter: 'A new parameter',
  links: 'Links',
  link: 'Link',
  linkTitle: 'Link resources',
  from: moreWords.resource,
  to: 'Uses',
  property: 'In the property',
  what: moreWords.value,
  itself: 'The resource itself',
  suits: 'Suits',
  text: moreWords.template,
  undo: moreWords.undo,
  redo: 'Redo',
  new: 'New',
  open: moreWords.open,
  openTitle: 'Open the template of a stack',
  openHint: 'It replaces what is in the generator. You can undo that.',
  openFailed: moreWords.unableToRetrieveTheTemplate,
  stacksFailed: 'Unable to retrieve the stacks.',
  launch: words.launch,
  problems: 'Problems',
  checking: 'Heat checks the template…',
  valid: 'Heat accepts the template.',
  refused: 'Heat refuses the template.',
  broken: 'The text is not valid YAML. Correct it, or undo.',
  start: 'Add a resource to begin.',
})

export const generatorPhrases = texts<{
  add: { type: string }
  source: { name: string }
  removeItem: { name: string }
  parameter: { name: string }
  resource: { name: string }
  about: { name: string }
  line: { line: number; problem: string }
  added: { name: string; type: string }
}>('generator', {
  add: 'Add {type}',
  source: 'Source of {name}',
  removeItem: 'Remove {name}',
  parameter: 'Parameter {name}',
  resource: 'Resource {name}',
  about: 'About {name}',
  line: 'Line {line, number}: {problem}',
  added: 'Added {name} of type {type}.',
})
