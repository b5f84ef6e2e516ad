import { texts } from '../../framework/text/texts.ts'

export const generatorMessages = texts('generator', {
  palette: 'Resource types',
  find: 'Find a resource type',
  noTypes: 'No resource type has this name.',
  typesFailed: 'Unable to retrieve the resource types.',
  canvas: 'Resources and their links',
  version: 'Template Version',
  design: 'Design',
  drop: 'Drag a resource type here, or press it to add a resource.',
  drawLinks: 'Draw links',
  drawLinksHint: 'Drag from a resource to the one that it uses.',
  parts: 'Parts',
  resources: 'Resources',
  parameters: 'Parameters',
  outputs: 'Outputs',
  none: 'None yet',
  addParameter: 'Add parameter',
  addOutput: 'Add output',
  choose: 'Choose a part to edit it here.',
  nameTaken: 'Use another name, of letters, digits and underscores.',
  remove: 'Remove',
  addProperty: 'Add property',
  addItem: 'Add item',
  badYaml: 'This is not valid YAML.',
  plainValue: 'A value',
  newParameter: 'A new parameter',
  links: 'Links',
  link: 'Link',
  linkTitle: 'Link resources',
  from: 'Resource',
  to: 'Uses',
  property: 'In the property',
  what: 'Value',
  itself: 'The resource itself',
  suits: 'Suits',
  text: 'Template',
  undo: 'Undo',
  redo: 'Redo',
  new: 'New',
  open: 'Open',
  openTitle: 'Open the template of a stack',
  openHint: 'It replaces what is in the generator. You can undo that.',
  openFailed: 'Unable to retrieve the template.',
  stacksFailed: 'Unable to retrieve the stacks.',
  launch: 'Launch',
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
