import { defineMessages } from 'react-intl'

export const resourceTypeMessages = defineMessages({
  emptyHint: { id: 'heatResourceType.emptyHint', defaultMessage: 'Heat offers no resource types.' },
  service: { id: 'heatResourceType.service', defaultMessage: 'Service' },
  properties: { id: 'heatResourceType.properties', defaultMessage: 'Properties' },
  attributes: { id: 'heatResourceType.attributes', defaultMessage: 'Attributes' },
  failed: { id: 'heatResourceType.failed', defaultMessage: 'Unable to retrieve the resource type.' },
  template: { id: 'heatResourceType.template', defaultMessage: 'Example Template' },
  templateFailed: { id: 'heatResourceType.templateFailed', defaultMessage: 'Unable to retrieve the example template.' },
})
