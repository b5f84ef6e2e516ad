import { defineMessages } from 'react-intl'

export const definitionFormMessages = defineMessages({
  json: { id: 'metadataDefinition.form.json', defaultMessage: 'Namespace JSON' },
  jsonHint: {
    id: 'metadataDefinition.form.jsonHint',
    defaultMessage: 'A metadata definition file, as Glance and other clouds export them.',
  },
  required: {
    id: 'metadataDefinition.form.required',
    defaultMessage: 'No input was provided for the namespace content.',
  },
  invalid: {
    id: 'metadataDefinition.form.invalid',
    defaultMessage: 'There was a problem loading the namespace: {problem}',
  },
  publicHint: { id: 'metadataDefinition.form.publicHint', defaultMessage: 'All projects can use it.' },
  protectedHint: {
    id: 'metadataDefinition.form.protectedHint',
    defaultMessage: 'Nobody can delete it until the protection ends.',
  },
  displayName: { id: 'metadataDefinition.form.displayName', defaultMessage: 'Display Name' },
  importFailed: { id: 'metadataDefinition.form.importFailed', defaultMessage: 'Unable to import the namespace.' },
  associationsFailed: {
    id: 'metadataDefinition.form.associationsFailed',
    defaultMessage: 'Unable to update the associations.',
  },
  typesFailed: { id: 'metadataDefinition.form.typesFailed', defaultMessage: 'Unable to retrieve the resource types.' },
  prefix: { id: 'metadataDefinition.form.prefix', defaultMessage: 'Prefix' },
  target: { id: 'metadataDefinition.form.target', defaultMessage: 'Properties Target' },
})

/** `name` is the namespace, or the resource type. */
export const definitionFormPhrases = defineMessages<
  Record<'created' | 'updated' | 'associated' | 'prefixOf' | 'targetOf', { name: string }>
>({
  created: { id: 'metadataDefinition.form.created', defaultMessage: 'Namespace {name} has been created.' },
  updated: { id: 'metadataDefinition.form.updated', defaultMessage: 'Namespace {name} has been updated.' },
  associated: { id: 'metadataDefinition.form.associated', defaultMessage: 'Associations of {name} have been updated.' },
  prefixOf: { id: 'metadataDefinition.form.prefixOf', defaultMessage: 'Prefix for {name}' },
  targetOf: { id: 'metadataDefinition.form.targetOf', defaultMessage: 'Properties target for {name}' },
})
