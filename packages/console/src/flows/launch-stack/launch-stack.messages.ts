import { defineMessages } from 'react-intl'

export const launchMessages = defineMessages({
  launch: { id: 'launchStack.launch', defaultMessage: 'Launch Stack' },
  preview: { id: 'launchStack.preview', defaultMessage: 'Preview Stack' },
  change: { id: 'launchStack.change', defaultMessage: 'Change Stack' },
  source: { id: 'launchStack.source', defaultMessage: 'Template Source' },
  direct: { id: 'launchStack.direct', defaultMessage: 'File or Direct Input' },
  url: { id: 'launchStack.url', defaultMessage: 'URL' },
  urlHint: { id: 'launchStack.urlHint', defaultMessage: 'Heat fetches the template from this address.' },
  template: { id: 'launchStack.template', defaultMessage: 'Template' },
  templateUrl: { id: 'launchStack.templateUrl', defaultMessage: 'Template URL' },
  environment: { id: 'launchStack.environment', defaultMessage: 'Environment' },
  files: { id: 'launchStack.files', defaultMessage: 'Other Files' },
  filesHint: {
    id: 'launchStack.filesHint',
    defaultMessage: 'Files that the template names with get_file, and nested templates. A folder can be dropped here.',
  },
  completionHint: { id: 'launchStack.completionHint', defaultMessage: 'Ctrl+Space offers what fits.' },
  problems: { id: 'launchStack.problems', defaultMessage: 'Problems of the template' },
  addFiles: { id: 'launchStack.addFiles', defaultMessage: 'Add Files' },
  example: { id: 'launchStack.example', defaultMessage: 'Example' },
  chooseExample: { id: 'launchStack.chooseExample', defaultMessage: 'Choose an example template' },
  noTemplate: {
    id: 'launchStack.noTemplate',
    defaultMessage: 'You must specify a template via one of the available sources.',
  },
  badUrl: { id: 'launchStack.badUrl', defaultMessage: 'Enter an address that begins with http:// or https://.' },
  circle: {
    id: 'launchStack.circle',
    defaultMessage: 'Heat cannot create resources that need each other. The lines are listed below.',
  },
  back: { id: 'launchStack.back', defaultMessage: 'Back' },
  invalid: { id: 'launchStack.invalid', defaultMessage: 'Heat does not accept the template.' },
  name: { id: 'launchStack.name', defaultMessage: 'Stack Name' },
  nameHint: {
    id: 'launchStack.nameHint',
    defaultMessage:
      'Name must start with a letter and may only contain letters, numbers, underscores, periods and hyphens.',
  },
  timeout: { id: 'launchStack.timeout', defaultMessage: 'Creation Timeout (minutes)' },
  updateTimeout: { id: 'launchStack.updateTimeout', defaultMessage: 'Updating Timeout (minutes)' },
  rollback: { id: 'launchStack.rollback', defaultMessage: 'Rollback On Failure' },
  rollbackHint: {
    id: 'launchStack.rollbackHint',
    defaultMessage: 'If a resource fails, Heat undoes what it has done.',
  },
  tags: { id: 'launchStack.tags', defaultMessage: 'Tags' },
  tagsHint: { id: 'launchStack.tagsHint', defaultMessage: 'Separated by commas.' },
  passwordHint: {
    id: 'launchStack.passwordHint',
    defaultMessage: 'Only for clouds whose Heat acts later in your name and has no trusts.',
  },
  parameters: { id: 'launchStack.parameters', defaultMessage: 'Parameters' },
  parametersLater: {
    id: 'launchStack.parametersLater',
    defaultMessage: 'The parameters appear here when Heat has read the template.',
  },
  noParameters: { id: 'launchStack.noParameters', defaultMessage: 'The template has no parameters.' },
  keepHidden: { id: 'launchStack.keepHidden', defaultMessage: 'Leave empty to keep the current value.' },
  previewChanges: { id: 'launchStack.previewChanges', defaultMessage: 'Preview Changes' },
  update: { id: 'launchStack.update', defaultMessage: 'Update Stack' },
  launchFailed: { id: 'launchStack.launchFailed', defaultMessage: 'Unable to launch the stack.' },
  previewFailed: { id: 'launchStack.previewFailed', defaultMessage: 'Unable to preview the stack.' },
  updateFailed: { id: 'launchStack.updateFailed', defaultMessage: 'Unable to change the stack.' },
  loadFailed: { id: 'launchStack.loadFailed', defaultMessage: 'Unable to retrieve the stack.' },
  minutes: { id: 'launchStack.minutes', defaultMessage: 'Enter a whole number of minutes, at least 1.' },
})

export const launchPhrases = defineMessages<{
  password: { user: string }
  launched: { name: string }
  changed: { name: string }
  creates: { count: number }
  line: { line: number }
  templateLine: { line: number }
  thingsToFix: { count: number }
  marked: { name: string }
  editLine: { line: number }
  missing: { count: number; names: string }
  tooLarge: { names: string; limit: number }
  tooMany: { limit: number }
}>({
  line: { id: 'launchStack.line', defaultMessage: 'Line {line, number}' },
  templateLine: { id: 'launchStack.templateLine', defaultMessage: 'Template line {line, number}' },
  thingsToFix: {
    id: 'launchStack.thingsToFix',
    defaultMessage: '{count, plural, one {# thing} other {# things}} to fix',
  },
  marked: { id: 'launchStack.marked', defaultMessage: 'The marked lines belong to {name}.' },
  editLine: { id: 'launchStack.editLine', defaultMessage: 'Edit the Template at Line {line, number}' },
  missing: {
    id: 'launchStack.missing',
    defaultMessage: '{count, plural, one {This file is missing} other {These files are missing}}: {names}.',
  },
  tooLarge: {
    id: 'launchStack.tooLarge',
    defaultMessage: 'Larger than the {limit, number} bytes that Heat takes: {names}.',
  },
  tooMany: { id: 'launchStack.tooMany', defaultMessage: 'Choose at most {limit, number} files.' },
  password: { id: 'launchStack.password', defaultMessage: 'Password for user "{user}"' },
  launched: { id: 'launchStack.launched', defaultMessage: 'Creation of stack {name} started.' },
  changed: { id: 'launchStack.changed', defaultMessage: 'Update of stack {name} started.' },
  creates: {
    id: 'launchStack.creates',
    defaultMessage:
      '{count, plural, =0 {No resources are created.} one {# resource is created.} other {# resources are created.}}',
  },
})

const limitProblems = defineMessages<{
  length: { min: number; max: number; length: number }
  longer: { min: number; length: number }
  shorter: { max: number; length: number }
  range: { min: number; max: number }
  atLeast: { min: number }
  atMost: { max: number }
  pattern: { pattern: string }
  step: { step: number; offset: number }
}>({
  length: {
    id: 'launchStack.problem.length',
    defaultMessage: '{min, number} to {max, number} characters, {length, number} now.',
  },
  longer: {
    id: 'launchStack.problem.longer',
    defaultMessage: 'At least {min, number} characters, {length, number} now.',
  },
  shorter: {
    id: 'launchStack.problem.shorter',
    defaultMessage: 'At most {max, number} characters, {length, number} now.',
  },
  range: { id: 'launchStack.problem.range', defaultMessage: 'Enter a number from {min, number} to {max, number}.' },
  atLeast: { id: 'launchStack.problem.atLeast', defaultMessage: 'Enter a number of at least {min, number}.' },
  atMost: { id: 'launchStack.problem.atMost', defaultMessage: 'Enter a number of at most {max, number}.' },
  pattern: { id: 'launchStack.problem.pattern', defaultMessage: 'Must match {pattern}.' },
  step: {
    id: 'launchStack.problem.step',
    defaultMessage:
      '{offset, plural, =0 {Enter a multiple of {step, number}.} other {Enter a multiple of {step, number}, plus {offset, number}.}}',
  },
})

export const parameterProblems = {
  ...limitProblems,
  ...defineMessages({
    required: { id: 'launchStack.problem.required', defaultMessage: 'This parameter is required.' },
    number: { id: 'launchStack.problem.number', defaultMessage: 'Enter a number.' },
    json: { id: 'launchStack.problem.json', defaultMessage: 'Enter valid JSON.' },
    ip: { id: 'launchStack.problem.ip', defaultMessage: 'Enter an IP address.' },
    cidr: { id: 'launchStack.problem.cidr', defaultMessage: 'Enter a network, such as 192.0.2.0/24.' },
    mac: { id: 'launchStack.problem.mac', defaultMessage: 'Enter a MAC address.' },
    choice: { id: 'launchStack.problem.choice', defaultMessage: 'Choose one of the allowed values.' },
  }),
}

export const exampleNames = defineMessages({
  server: { id: 'launchStack.example.server', defaultMessage: 'One server on a network' },
  network: { id: 'launchStack.example.network', defaultMessage: 'A network with a router' },
  database: { id: 'launchStack.example.database', defaultMessage: 'A server with a data volume' },
  web: { id: 'launchStack.example.web', defaultMessage: 'Two web servers kept apart' },
})
