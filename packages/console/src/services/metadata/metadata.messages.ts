import { texts } from '../../framework/text/texts.ts'

export const metadataMessages = texts('metadata', {
  saved: 'Metadata was successfully updated.',
  failed: 'Unable to update metadata.',
  definitionsFailed: 'Unable to retrieve the namespaces.',
  available: 'Available Metadata',
  existing: 'Existing Metadata',
  custom: 'Custom',
  addCustom: 'Add',
  customHint: 'A key of your own',
  noneAvailable: 'No available metadata',
  noneExisting: 'No existing metadata',
  noMatch: 'Nothing matches.',
  added: 'Added',
  operator: 'Operator',
  valuesHint: 'Separate values by commas.',
  duplicate: 'Duplicate keys are not allowed',
  intro: 'Choose from what is available, or add a key of your own. A namespace or object adds all of its properties.',
  addNode: 'Add {name}',
  removeEntry: 'Remove {name}',
  values: 'Values of {name}',
})

/** Why a value is invalid; `limit` is the violated limit. */
export const metadataProblems = texts('metadata.problem', {
  required: 'Required',
  integer: 'Integer required',
  decimal: 'Decimal required',
  pattern: 'Pattern mismatch',
  min: 'Min {limit, number}',
  max: 'Max {limit, number}',
  minLength: 'Min length {limit, number}',
  maxLength: 'Max length {limit, number}',
})
