import { defineMessages } from 'react-intl'

export const runMessages = defineMessages({
  signIn: { id: 'createRun.signIn', defaultMessage: 'Sign in' },
  ssh: { id: 'createRun.ssh', defaultMessage: 'SSH command' },
  copy: { id: 'createRun.copy', defaultMessage: 'Copy SSH command' },
  waiting: { id: 'createRun.waiting', defaultMessage: 'The command appears as soon as the server has an address.' },
  noAddress: { id: 'createRun.noAddress', defaultMessage: 'No address yet: what gives it one was not done.' },
  notYet: { id: 'createRun.notYet', defaultMessage: 'The server is being built. You can copy the command now.' },
  ready: { id: 'createRun.ready', defaultMessage: 'The server runs. SSH answers when its system has started.' },
  noAccount: {
    id: 'createRun.noAccount',
    defaultMessage: 'The image does not name its account: put it before the address, as in name@address.',
  },
  inside: {
    id: 'createRun.inside',
    defaultMessage: 'This address can be reached only from inside its network.',
  },
  windows: {
    id: 'createRun.windows',
    defaultMessage: 'Windows has no SSH by default: connect with a remote desktop to this address.',
  },
  privateKey: {
    id: 'createRun.privateKey',
    defaultMessage: 'The private key was downloaded. It is not stored anywhere else.',
  },
  downloadAgain: { id: 'createRun.downloadAgain', defaultMessage: 'Download the private key again' },
  steps: { id: 'createRun.steps', defaultMessage: 'Steps' },
  leave: { id: 'createRun.leave', defaultMessage: 'Leaving this page does not stop it.' },
  stays: {
    id: 'createRun.stays',
    defaultMessage: 'What was created stays. Try the failed step again, or go on without it.',
  },
  look: { id: 'createRun.step.look', defaultMessage: 'Look at what was done before the page was closed' },
  continued: {
    id: 'createRun.continued',
    defaultMessage: 'Continued after its page was closed. What was found is not made again.',
  },
  paused: { id: 'createRun.paused', defaultMessage: 'Paused. It continues in the project in which it began.' },
  resume: { id: 'createRun.resume', defaultMessage: 'Continue' },
  retry: { id: 'createRun.retry', defaultMessage: 'Try again' },
  another: { id: 'createRun.another', defaultMessage: 'Create another like this' },
  edit: { id: 'createRun.edit', defaultMessage: 'Change the choices' },
  open: { id: 'createRun.open', defaultMessage: 'Open the server' },
  done: { id: 'createRun.status.done', defaultMessage: 'Done' },
  running: { id: 'createRun.status.running', defaultMessage: 'Running' },
  failed: { id: 'createRun.status.failed', defaultMessage: 'Failed' },
  waitingStatus: { id: 'createRun.status.waiting', defaultMessage: 'Waiting' },
})

export const runPhrases = defineMessages<{
  title: { name: string }
  connect: { name: string }
  progress: { done: number; total: number }
  key: { name: string }
  group: { name: string }
  network: { name: string }
  subnet: { cidr: string }
  router: { name: string }
  gateway: { external: string }
  interface: { name: string }
  server: { name: string }
  newAddress: { pool: string }
  reusedAddress: { address: string }
  attach: { address: string }
  start: { name: string }
  seconds: { seconds: string }
  activity: { name: string }
}>({
  connect: { id: 'createRun.connect', defaultMessage: 'Connect {name} to the internet' },
  title: { id: 'createRun.title', defaultMessage: 'Server {name}' },
  progress: { id: 'createRun.progress', defaultMessage: '{done, number} of {total, number} steps done' },
  key: { id: 'createRun.step.key', defaultMessage: 'Key pair {name}' },
  group: { id: 'createRun.step.group', defaultMessage: 'Security group {name} with a rule for SSH' },
  network: { id: 'createRun.step.network', defaultMessage: 'Network {name}' },
  subnet: { id: 'createRun.step.subnet', defaultMessage: 'Subnet {cidr}' },
  router: { id: 'createRun.step.router', defaultMessage: 'Router {name}' },
  gateway: { id: 'createRun.step.gateway', defaultMessage: 'Gateway of the router to {external}' },
  interface: { id: 'createRun.step.interface', defaultMessage: 'Network {name} connected to the router' },
  server: { id: 'createRun.step.server', defaultMessage: 'Server {name} requested' },
  newAddress: { id: 'createRun.step.newAddress', defaultMessage: 'Floating IP from {pool}' },
  reusedAddress: { id: 'createRun.step.reusedAddress', defaultMessage: 'Your floating IP {address}' },
  attach: { id: 'createRun.step.attach', defaultMessage: 'Address {address} attached' },
  start: { id: 'createRun.step.start', defaultMessage: 'Server {name} built and started' },
  seconds: { id: 'createRun.seconds', defaultMessage: '{seconds} s' },
  activity: { id: 'createRun.activity', defaultMessage: 'Create server {name}' },
})
