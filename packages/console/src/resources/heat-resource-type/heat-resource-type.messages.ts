import { texts } from '../../framework/text/texts.ts'

export const resourceTypeMessages = texts('heatResourceType', {
  emptyHint: 'Heat offers no resource types.',
  service: 'Service',
  properties: 'Properties',
  attributes: 'Attributes',
  failed: 'Unable to retrieve the resource type.',
  template: 'Example Template',
  templateFailed: 'Unable to retrieve the example template.',
})
