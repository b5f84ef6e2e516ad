import { texts } from '../../framework/text/texts.ts'

export const factorMessages = texts('secondFactor', {
  title: 'Second Factor',
  failed: 'Unable to retrieve the state of the second factor.',
  changeFailed: 'Unable to change the second factor.',
  devices: 'Devices',
  noDevices: 'No device.',
  switchOff: 'Switch Off',
})
