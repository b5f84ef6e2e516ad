import { texts } from '../../../framework/text/texts.ts'

export const cleanUpMessages = texts('createRun.cleanUp', {
  action: 'Clean up',
  body: 'This deletes what was created and nothing uses.',
  all: 'Delete all of it too',
  title: 'Clean up after {name}?',
  thing:
    '{kind, select, server {server} address {floating IP} router {router} network {network} group {security group} other {key pair}} {name}',
  remove:
    '{kind, select, server {Delete server} address {Release floating IP} router {Delete router} network {Delete network} group {Delete security group} other {Delete key pair}} {name}',
  removed: 'Removed: {names}.',
  stays: 'Not removed: {name}',
})
