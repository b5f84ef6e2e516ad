import { defineMessages } from 'react-intl'

export const aggregateFormMessages = defineMessages({
  zoneHint: {
    id: 'aggregate.form.zoneHint',
    defaultMessage:
      'Makes the hosts an availability zone that users can choose. Once set it can be changed, but not removed.',
  },
  allHosts: { id: 'aggregate.form.allHosts', defaultMessage: 'All Available Hosts' },
  selectedHosts: { id: 'aggregate.form.selectedHosts', defaultMessage: 'Selected Hosts' },
  noHosts: { id: 'aggregate.form.noHosts', defaultMessage: 'No host found.' },
  noneSelected: { id: 'aggregate.form.noneSelected', defaultMessage: 'No host selected.' },
  hostsFailed: { id: 'aggregate.form.hostsFailed', defaultMessage: 'Unable to retrieve the hosts.' },
  zoneRequired: { id: 'aggregate.form.zoneRequired', defaultMessage: 'An availability zone cannot be removed again.' },
  manageFailed: { id: 'aggregate.form.manageFailed', defaultMessage: 'Unable to update the hosts of the aggregate.' },
  managed: { id: 'aggregate.form.managed', defaultMessage: 'The Aggregate was updated.' },
})

/** With the `{name}` of the aggregate. */
export const aggregateFormPhrases = defineMessages({
  created: { id: 'aggregate.form.created', defaultMessage: 'Created new host aggregate "{name}".' },
  updated: { id: 'aggregate.form.updated', defaultMessage: 'Successfully updated aggregate: "{name}".' },
})
