import { defineMessages } from 'react-intl'

export const generatorMessages = defineMessages({
  palette: { id: 'generator.palette', defaultMessage: 'Resource types' },
  find: { id: 'generator.find', defaultMessage: 'Find a resource type' },
  noTypes: { id: 'generator.noTypes', defaultMessage: 'No resource type has this name.' },
  typesFailed: { id: 'generator.typesFailed', defaultMessage: 'Unable to retrieve the resource types.' },
  canvas: {
    id: 'generator.canvas',
    defaultMessage: 'Resources and their links',
  },
  version: { id: 'generator.version', defaultMessage: 'Template Version' },
  design: { id: 'generator.design', defaultMessage: 'Design' },
  drop: { id: 'generator.drop', defaultMessage: 'Drag a resource type here, or press it to add a resource.' },
  drawLinks: { id: 'generator.drawLinks', defaultMessage: 'Draw links' },
  drawLinksHint: {
    id: 'generator.drawLinksHint',
    defaultMessage: 'Drag from a resource to the one that it uses.',
  },
  parts: { id: 'generator.parts', defaultMessage: 'Parts' },
  resources: { id: 'generator.resources', defaultMessage: 'Resources' },
  parameters: { id: 'generator.parameters', defaultMessage: 'Parameters' },
  outputs: { id: 'generator.outputs', defaultMessage: 'Outputs' },
  none: { id: 'generator.none', defaultMessage: 'None yet' },
  addParameter: { id: 'generator.addParameter', defaultMessage: 'Add parameter' },
  addOutput: { id: 'generator.addOutput', defaultMessage: 'Add output' },
  choose: { id: 'generator.choose', defaultMessage: 'Choose a part to edit it here.' },
  nameTaken: {
    id: 'generator.nameTaken',
    defaultMessage: 'Use another name, of letters, digits and underscores.',
  },
  remove: { id: 'generator.remove', defaultMessage: 'Remove' },
  addProperty: { id: 'generator.addProperty', defaultMessage: 'Add property' },
  addItem: { id: 'generator.addItem', defaultMessage: 'Add item' },
  badYaml: {
    id: 'generator.badYaml',
    defaultMessage: 'This is not valid YAML.',
  },
  plainValue: { id: 'generator.plainValue', defaultMessage: 'A value' },
  newParameter: { id: 'generator.newParameter', defaultMessage: 'A new parameter' },
  links: { id: 'generator.links', defaultMessage: 'Links' },
  link: { id: 'generator.link', defaultMessage: 'Link' },
  linkTitle: { id: 'generator.linkTitle', defaultMessage: 'Link resources' },
  from: { id: 'generator.from', defaultMessage: 'Resource' },
  to: { id: 'generator.to', defaultMessage: 'Uses' },
  property: { id: 'generator.property', defaultMessage: 'In the property' },
  what: { id: 'generator.what', defaultMessage: 'Value' },
  itself: { id: 'generator.itself', defaultMessage: 'The resource itself' },
  suits: { id: 'generator.suits', defaultMessage: 'Suits' },
  text: { id: 'generator.text', defaultMessage: 'Template' },
  undo: { id: 'generator.undo', defaultMessage: 'Undo' },
  redo: { id: 'generator.redo', defaultMessage: 'Redo' },
  new: { id: 'generator.new', defaultMessage: 'New' },
  open: { id: 'generator.open', defaultMessage: 'Open' },
  openTitle: { id: 'generator.openTitle', defaultMessage: 'Open the template of a stack' },
  openHint: {
    id: 'generator.openHint',
    defaultMessage: 'It replaces what is in the generator. You can undo that.',
  },
  openFailed: { id: 'generator.openFailed', defaultMessage: 'Unable to retrieve the template.' },
  stacksFailed: { id: 'generator.stacksFailed', defaultMessage: 'Unable to retrieve the stacks.' },
  launch: { id: 'generator.launch', defaultMessage: 'Launch' },
  problems: { id: 'generator.problems', defaultMessage: 'Problems' },
  checking: { id: 'generator.checking', defaultMessage: 'Heat checks the template…' },
  valid: { id: 'generator.valid', defaultMessage: 'Heat accepts the template.' },
  refused: { id: 'generator.refused', defaultMessage: 'Heat refuses the template.' },
  broken: {
    id: 'generator.broken',
    defaultMessage: 'The text is not valid YAML. Correct it, or undo.',
  },
  start: { id: 'generator.start', defaultMessage: 'Add a resource to begin.' },
})

export const generatorPhrases = defineMessages<{
  add: { type: string }
  source: { name: string }
  removeItem: { name: string }
  parameter: { name: string }
  resource: { name: string }
  about: { name: string }
  line: { line: number; problem: string }
  added: { name: string; type: string }
}>({
  add: { id: 'generator.add', defaultMessage: 'Add {type}' },
  source: { id: 'generator.source', defaultMessage: 'Source of {name}' },
  removeItem: { id: 'generator.removeItem', defaultMessage: 'Remove {name}' },
  parameter: { id: 'generator.parameter', defaultMessage: 'Parameter {name}' },
  resource: { id: 'generator.resource', defaultMessage: 'Resource {name}' },
  about: { id: 'generator.about', defaultMessage: 'About {name}' },
  line: { id: 'generator.line', defaultMessage: 'Line {line, number}: {problem}' },
  added: { id: 'generator.added', defaultMessage: 'Added {name} of type {type}.' },
})
