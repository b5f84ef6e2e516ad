import { defineMessages } from 'react-intl'

export const catalogMessages = defineMessages({
  servicesHint: {
    id: 'catalog.servicesHint',
    defaultMessage:
      'A service is what the cloud offers under a type, such as compute. Clients find it by its endpoints.',
  },
  endpointsHint: {
    id: 'catalog.endpointsHint',
    defaultMessage: 'An endpoint is the address of a service in a region, for the public or for the cloud itself.',
  },
  regionsHint: {
    id: 'catalog.regionsHint',
    defaultMessage: 'A region is a part of the cloud with endpoints of its own.',
  },
  service: { id: 'catalog.service', defaultMessage: 'Service' },
  serviceType: { id: 'catalog.serviceType', defaultMessage: 'Service Type' },
  typeHint: { id: 'catalog.typeHint', defaultMessage: 'Clients look for it, such as compute, image or network.' },
  region: { id: 'catalog.region', defaultMessage: 'Region' },
  anyRegion: { id: 'catalog.anyRegion', defaultMessage: 'No region' },
  interface: { id: 'catalog.interface', defaultMessage: 'Interface' },
  url: { id: 'catalog.url', defaultMessage: 'URL' },
  urlHint: { id: 'catalog.urlHint', defaultMessage: 'May contain $(project_id)s and $(user_id)s.' },
  urlInvalid: { id: 'catalog.urlInvalid', defaultMessage: 'Enter a URL, such as https://cloud.example:8774/v2.1.' },
  parent: { id: 'catalog.parent', defaultMessage: 'Parent Region' },
  endpoints: { id: 'catalog.endpoints', defaultMessage: 'Endpoints' },
  noEndpoints: { id: 'catalog.noEndpoints', defaultMessage: 'There are no endpoints.' },
  endpointsFailed: { id: 'catalog.endpointsFailed', defaultMessage: 'Unable to retrieve the endpoints.' },
})

/** The kinds of endpoints. */
export const interfaces = defineMessages({
  public: { id: 'catalog.interface.public', defaultMessage: 'Public' },
  internal: { id: 'catalog.interface.internal', defaultMessage: 'Internal' },
  admin: { id: 'catalog.interface.admin', defaultMessage: 'Admin' },
})

export const deleteServiceSentences = defineMessages({
  body: {
    id: 'catalog.deleteService.body',
    defaultMessage:
      'You have selected {names}. Its endpoints are removed with it, and clients no longer find the service.',
  },
})
