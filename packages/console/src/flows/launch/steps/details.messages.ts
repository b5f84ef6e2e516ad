import { defineMessages } from 'react-intl'

export const detailsMessages = defineMessages({
  project: { id: 'launch.details.project', defaultMessage: 'Project Name' },
  anyZone: { id: 'launch.details.anyZone', defaultMessage: 'Any Availability Zone' },
  noZones: { id: 'launch.details.noZones', defaultMessage: 'There are no Availability Zones.' },
})
