import { defineMessages } from 'react-intl'

export const faultFields = defineMessages({
  message: { id: 'instance.fault.message', defaultMessage: 'Message' },
  code: { id: 'instance.fault.code', defaultMessage: 'Code' },
  details: { id: 'instance.fault.details', defaultMessage: 'Details' },
  created: { id: 'instance.fault.created', defaultMessage: 'Created' },
})

/** What its owner can do about a fault, by its common causes. */
export const faultAdvice = defineMessages({
  noValidHost: {
    id: 'instance.fault.noValidHost',
    defaultMessage:
      'There is not enough capacity for this flavor in the selected availability zone. Try again later or select a different availability zone.',
  },
  retries: {
    id: 'instance.fault.retries',
    defaultMessage:
      'Every host that was tried failed to build this instance. Delete it and launch it again; if that fails too, give the details below to your operator.',
  },
  volume: {
    id: 'instance.fault.volume',
    defaultMessage:
      'A volume of this instance could not be created or attached. Look whether the volume is available and your volume quota is not used up, then launch it again.',
  },
  network: {
    id: 'instance.fault.network',
    defaultMessage:
      'The network of this instance could not be set up. Look whether its network and subnet have free addresses, or choose another network.',
  },
  image: {
    id: 'instance.fault.image',
    defaultMessage:
      'The image of this instance cannot be used: it is gone, not active, or too large for the flavor. Choose another image or a larger flavor.',
  },
  quota: {
    id: 'instance.fault.quota',
    defaultMessage: 'Your project has used up a quota. Delete what you no longer need, or ask for a higher quota.',
  },
  timeout: {
    id: 'instance.fault.timeout',
    defaultMessage: 'A part of the cloud did not answer in time. Try again; if it stays so, tell your operator.',
  },
})

export const faultPhrases = defineMessages<{ failed: { name: string; reason: string } }>({
  failed: {
    id: 'instance.fault.failed',
    defaultMessage:
      'Failed to perform requested operation on instance "{name}", the instance has an error status: Please try again later [Error: {reason}].',
  },
})
