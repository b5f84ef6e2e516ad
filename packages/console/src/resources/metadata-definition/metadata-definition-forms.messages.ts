import { texts } from '../../framework/text/texts.ts'

export const definitionFormMessages = texts('metadataDefinition.form', {
  json: 'Namespace JSON',
  jsonHint: 'A metadata definition file, as Glance and other clouds export them.',
  required: 'No input was provided for the namespace content.',
  invalid: 'There was a problem loading the namespace: {problem}',
  protectedHint: 'Nobody can delete it until the protection ends.',
  displayName: 'Display Name',
  importFailed: 'Unable to import the namespace.',
  associationsFailed: 'Unable to update the associations.',
  typesFailed: 'Unable to retrieve the resource types.',
  target: 'Properties Target',
  /** `name` is the namespace, or the resource type. */
  created: 'Namespace {name} has been created.',
  updated: 'Namespace {name} has been updated.',
  associated: 'Associations of {name} have been updated.',
  prefixOf: 'Prefix for {name}',
  targetOf: 'Properties target for {name}',
})
