import { texts } from '../../framework/text/texts.ts'

export const limitMessages = texts('limit', {
  registeredHint: 'A registered limit is the default of a resource in every project and domain.',
  hint: 'A limit replaces the registered limit of a resource in one project or domain.',
  resourceHint: "The service's own name, such as image_size_total.",
  default: 'Default Limit',
  amountHint: '-1 is unlimited.',
  registered: 'Registered Limit',
  selectRegistered: 'Select a registered limit',
  noRegistered: 'No registered limits available',
  selectDomain: 'Select a domain',
  noDomains: 'No domains available',
  anyRegion: 'All regions',
})
