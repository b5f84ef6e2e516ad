import { defineMessages } from 'react-intl'

export const configurationMessages = defineMessages({
  scriptHint: {
    id: 'launch.configuration.scriptHint',
    defaultMessage: 'Runs when the instance first starts: a shell script or cloud-init’s own format.',
  },
  auto: { id: 'launch.configuration.auto', defaultMessage: 'Automatic' },
  manual: { id: 'launch.configuration.manual', defaultMessage: 'Manual' },
})
