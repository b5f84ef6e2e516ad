import { defineMessages } from 'react-intl'

export const metadataMessages = defineMessages({
  save: { id: 'metadata.save', defaultMessage: 'Save' },
  saved: { id: 'metadata.saved', defaultMessage: 'Metadata was successfully updated.' },
  failed: { id: 'metadata.failed', defaultMessage: 'Unable to update metadata.' },
  unableToLoad: { id: 'metadata.unableToLoad', defaultMessage: 'Unable to retrieve the metadata.' },
  definitionsFailed: { id: 'metadata.definitionsFailed', defaultMessage: 'Unable to retrieve the namespaces.' },
  available: { id: 'metadata.available', defaultMessage: 'Available Metadata' },
  existing: { id: 'metadata.existing', defaultMessage: 'Existing Metadata' },
  filter: { id: 'metadata.filter', defaultMessage: 'Filter' },
  custom: { id: 'metadata.custom', defaultMessage: 'Custom' },
  addCustom: { id: 'metadata.addCustom', defaultMessage: 'Add' },
  customHint: { id: 'metadata.customHint', defaultMessage: 'A key of your own' },
  noneAvailable: { id: 'metadata.noneAvailable', defaultMessage: 'No available metadata' },
  noneExisting: { id: 'metadata.noneExisting', defaultMessage: 'No existing metadata' },
  noMatch: { id: 'metadata.noMatch', defaultMessage: 'Nothing matches.' },
  added: { id: 'metadata.added', defaultMessage: 'Added' },
  operator: { id: 'metadata.operator', defaultMessage: 'Operator' },
  valuesHint: { id: 'metadata.valuesHint', defaultMessage: 'Separate values by commas.' },
  readonly: { id: 'metadata.readonly', defaultMessage: 'Read-only' },
  duplicate: { id: 'metadata.duplicate', defaultMessage: 'Duplicate keys are not allowed' },
  intro: {
    id: 'metadata.intro',
    defaultMessage:
      'Choose from what is available, or add a key of your own. A namespace or object adds all of its properties.',
  },
})

export const metadataPhrases = defineMessages<{
  addNode: { name: string }
  removeEntry: { name: string }
  values: { name: string }
}>({
  addNode: { id: 'metadata.addNode', defaultMessage: 'Add {name}' },
  removeEntry: { id: 'metadata.removeEntry', defaultMessage: 'Remove {name}' },
  values: { id: 'metadata.values', defaultMessage: 'Values of {name}' },
})

/** Why a value is invalid; `limit` is the violated limit. */
export const metadataProblems = defineMessages<
  Record<'required' | 'integer' | 'decimal' | 'pattern' | 'min' | 'max' | 'minLength' | 'maxLength', { limit: number }>
>({
  required: { id: 'metadata.problem.required', defaultMessage: 'Required' },
  integer: { id: 'metadata.problem.integer', defaultMessage: 'Integer required' },
  decimal: { id: 'metadata.problem.decimal', defaultMessage: 'Decimal required' },
  pattern: { id: 'metadata.problem.pattern', defaultMessage: 'Pattern mismatch' },
  min: { id: 'metadata.problem.min', defaultMessage: 'Min {limit, number}' },
  max: { id: 'metadata.problem.max', defaultMessage: 'Max {limit, number}' },
  minLength: { id: 'metadata.problem.minLength', defaultMessage: 'Min length {limit, number}' },
  maxLength: { id: 'metadata.problem.maxLength', defaultMessage: 'Max length {limit, number}' },
})
