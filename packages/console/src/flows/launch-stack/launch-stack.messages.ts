import { texts } from '../../framework/text/texts.ts'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const launchMessages = texts('launchStack', {
  launch: moreWords.launchStack,
  preview: moreWords.previewStack,
  change: 'Change Stack',
  source: 'Template Source',
  direct: 'File or Direct Input',
  url: moreWords.url,
  urlHint: 'Heat fetches the template from this address.',
  template: moreWords.template,
  templateUrl: 'Template URL',
  environment: 'Environment',
  files: 'Other Files',
  filesHint: 'Files that the template names with get_file, and nested templates. A folder can be dropped here.',
  completionHint: 'Ctrl+Space offers what fits.',
  problems: 'Problems of the template',
  addFiles: 'Add Files',
  example: 'Example',
  chooseExample: 'Choose an example template',
  noTemplate: 'You must specify a template via one of the available sources.',
  badUrl: 'Enter an address that begins with http:// or https://.',
  circle: 'Heat cannot create resources that need each other. The lines are listed below.',
  back: moreWords.back,
  invalid: 'Heat does not accept the template.',
  name: moreWords.stackName,
  nameHint: 'Name must start with a letter and may only contain letters, numbers, underscores, periods and hyphens.',
  timeout: 'Creation Timeout (minutes)',
  updateTimeout: 'Updating Timeout (minutes)',
  rollback: moreWords.rollbackOnFailure,
  rollbackHint: 'If a resource fails, Heat undoes what it has done.',
  tags: words.tags,
  tagsHint: 'Separated by commas.',
  passwordHint: 'Only for clouds whose Heat acts later in your name and has no trusts.',
  parameters: moreWords.parameters,
  parametersLater: 'The parameters appear here when Heat has read the template.',
  noParameters: 'The template has no parameters.',
  keepHidden: 'Leave empty to keep the current value.',
  previewChanges: 'Preview Changes',
  update: 'Update Stack',
  launchFailed: 'Unable to launch the stack.',
  previewFailed: 'Unable to preview the stack.',
  updateFailed: 'Unable to change the stack.',
  loadFailed: moreWords.unableToRetrieveTheStack,
  minutes: 'Enter a whole number of minutes, at least 1.',
})

export const launchPhrases = texts('launchStack', {
  line: 'Line {line, number}',
  templateLine: 'Template line {line, number}',
  thingsToFix: '{count, plural, one {# thing} other {# things}} to fix',
  marked: 'The marked lines belong to {name}.',
  editLine: 'Edit the Template at Line {line, number}',
  missing: '{count, plural, one {This file is missing} other {These files are missing}}: {names}.',
  tooLarge: 'Larger than the {limit, number} bytes that Heat takes: {names}.',
  tooMany: 'Choose at most {limit, number} files.',
  password: 'Password for user "{user}"',
  launched: 'Creation of stack {name} started.',
  changed: 'Update of stack {name} started.',
  creates:
    '{count, plural, =0 {No resources are created.} one {# resource is created.} other {# resources are created.}}',
})

const limitProblems = texts('launchStack.problem', {
  length: '{min, number} to {max, number} characters, {length, number} now.',
  longer: 'At least {min, number} characters, {length, number} now.',
  shorter: 'At most {max, number} characters, {length, number} now.',
  range: 'Enter a number from {min, number} to {max, number}.',
  atLeast: 'Enter a number of at least {min, number}.',
  atMost: 'Enter a number of at most {max, number}.',
  pattern: 'Must match {pattern}.',
  step: '{offset, plural, =0 {Enter a multiple of {step, number}.} other {Enter a multiple of {step, number}, plus {offset, number}.}}',
})

export const parameterProblems = {
  ...limitProblems,
  ...texts('launchStack.problem', {
    required: 'This parameter is required.',
    number: 'Enter a number.',
    json: 'Enter valid JSON.',
    ip: 'Enter an IP address.',
    cidr: 'Enter a network, such as 192.0.2.0/24.',
    mac: 'Enter a MAC address.',
    choice: 'Choose one of the allowed values.',
  }),
}

export const exampleNames = texts('launchStack.example', {
  server: 'One server on a network',
  network: 'A network with a router',
  database: 'A server with a data volume',
  web: 'Two web servers kept apart',
})
