import { texts } from '../../framework/text/texts.ts'

export const catalogMessages = texts('catalog', {
  servicesHint: 'A service is what the cloud offers under a type, such as compute. Clients find it by its endpoints.',
  endpointsHint: 'An endpoint is the address of a service in a region, for the public or for the cloud itself.',
  regionsHint: 'A region is a part of the cloud with endpoints of its own.',
  serviceType: 'Service Type',
  typeHint: 'Clients look for it, such as compute, image or network.',
  anyRegion: 'No region',
  urlHint: 'May contain $(project_id)s and $(user_id)s.',
  urlInvalid: 'Enter a URL, such as https://cloud.example:8774/v2.1.',
  parent: 'Parent Region',
  noEndpoints: 'There are no endpoints.',
  endpointsFailed: 'Unable to retrieve the endpoints.',
})

/** The kinds of endpoints. */
export const interfaces = texts('catalog.interface', { public: 'Public', internal: 'Internal', admin: 'Admin' })

export const deleteServiceSentences = texts('catalog.deleteService', {
  body: 'The endpoints of {names} are removed, too, and clients no longer find the service.',
})
