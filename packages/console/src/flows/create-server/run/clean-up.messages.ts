import { defineMessages } from 'react-intl'
import type { LeftoverKind } from './leftovers.ts'

export const cleanUpMessages = defineMessages({
  action: { id: 'createRun.cleanUp', defaultMessage: 'Clean up' },
  body: {
    id: 'createRun.cleanUp.body',
    defaultMessage: 'This deletes what was created and nothing uses.',
  },
  all: { id: 'createRun.cleanUp.all', defaultMessage: 'Delete all of it too' },
})

type Thing = { kind: LeftoverKind; name: string }

export const cleanUpPhrases = defineMessages<{
  title: { name: string }
  thing: Thing
  remove: Thing
  removed: { names: string }
  stays: { name: string }
}>({
  title: { id: 'createRun.cleanUp.title', defaultMessage: 'Clean up after {name}?' },
  thing: {
    id: 'createRun.cleanUp.thing',
    defaultMessage:
      '{kind, select, server {server} address {floating IP} router {router} network {network} group {security group} other {key pair}} {name}',
  },
  remove: {
    id: 'createRun.cleanUp.remove',
    defaultMessage:
      '{kind, select, server {Delete server} address {Release floating IP} router {Delete router} network {Delete network} group {Delete security group} other {Delete key pair}} {name}',
  },
  removed: { id: 'createRun.cleanUp.removed', defaultMessage: 'Removed: {names}.' },
  stays: { id: 'createRun.cleanUp.stays', defaultMessage: 'Not removed: {name}' },
})
