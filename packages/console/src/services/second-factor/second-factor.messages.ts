import { defineMessages } from 'react-intl'

export const factorMessages = defineMessages({
  title: { id: 'secondFactor.title', defaultMessage: 'Second Factor' },
  on: { id: 'secondFactor.on', defaultMessage: 'On' },
  off: { id: 'secondFactor.off', defaultMessage: 'Off' },
  failed: { id: 'secondFactor.failed', defaultMessage: 'Unable to retrieve the state of the second factor.' },
  changeFailed: { id: 'secondFactor.changeFailed', defaultMessage: 'Unable to change the second factor.' },
  devices: { id: 'secondFactor.devices', defaultMessage: 'Devices' },
  noDevices: { id: 'secondFactor.noDevices', defaultMessage: 'No device.' },
  switchOff: { id: 'secondFactor.switchOff', defaultMessage: 'Switch Off' },
})
