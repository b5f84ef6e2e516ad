import { texts } from '../../framework/text/texts.ts'

export const resourceTypeMessages = texts('heatResourceType', {
  emptyHint: 'Heat offers no resource types.',
  properties: 'Properties',
  failed: 'Unable to retrieve the resource type.',
  template: 'Example Template',
  templateFailed: 'Unable to retrieve the example template.',
})
