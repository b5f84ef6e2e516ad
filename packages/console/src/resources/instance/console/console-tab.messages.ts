import { defineMessages } from 'react-intl'

export const consoleTabMessages = defineMessages({
  title: { id: 'instance.console.title', defaultMessage: 'Instance Console' },
  type: { id: 'instance.console.type', defaultMessage: 'Console type' },
  AUTO: { id: 'instance.console.auto', defaultMessage: 'Automatic' },
  VNC: { id: 'instance.console.vnc', defaultMessage: 'VNC' },
  SPICE: { id: 'instance.console.spice', defaultMessage: 'SPICE' },
  SERIAL: { id: 'instance.console.serial', defaultMessage: 'Serial' },
  only: { id: 'instance.console.only', defaultMessage: 'Click here to show only console' },
  own: { id: 'instance.console.own', defaultMessage: 'Open the cloud’s own page for this console' },
  elsewhere: {
    id: 'instance.console.elsewhere',
    defaultMessage: 'A console of this kind is drawn by the cloud’s own page only.',
  },
  notRunning: {
    id: 'instance.console.notRunning',
    defaultMessage: 'There is a console while the instance is active.',
  },
  unavailable: { id: 'instance.console.unavailable', defaultMessage: 'console is currently unavailable.' },
  loading: { id: 'instance.console.loading', defaultMessage: 'Asking for the console' },
})
