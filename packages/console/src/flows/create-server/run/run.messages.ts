import { texts } from '../../../framework/text/texts.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const runMessages = texts('createRun', {
  signIn: 'Sign in',
  ssh: moreWords.sshCommand,
  copy: 'Copy SSH command',
  waiting: 'The command appears as soon as the server has an address.',
  noAddress: 'No address yet: what gives it one was not done.',
  notYet: 'The server is being built. You can copy the command now.',
  ready: 'The server runs. SSH answers when its system has started.',
  noAccount: 'The image does not name its account: put it before the address, as in name@address.',
  inside: 'This address can be reached only from inside its network.',
  windows: 'Windows has no SSH by default: connect with a remote desktop to this address.',
  privateKey: 'The private key was downloaded. It is not stored anywhere else.',
  downloadAgain: 'Download the private key again',
  steps: moreWords.steps,
  leave: 'Leaving this page does not stop it.',
  stays: 'What was created stays. Try the failed step again, or go on without it.',
  look: 'Look at what was done before the page was closed',
  continued: 'Continued after its page was closed. What was found is not made again.',
  paused: 'Paused. It continues in the project in which it began.',
  resume: moreWords.continue,
  retry: moreWords.tryAgain,
  another: 'Create another like this',
  edit: 'Change the choices',
  open: 'Open the server',
  done: words.done,
  running: moreWords.running,
  failed: words.failed,
  waitingStatus: moreWords.waiting,
})

export const runPhrases = texts<{
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
}>('createRun.step', {
  connect: 'Connect {name} to the internet',
  title: 'Server {name}',
  progress: '{done, number} of {total, number} steps done',
  key: 'Key pair {name}',
  group: 'Security group {name} with a rule for SSH',
  network: 'Network {name}',
  subnet: 'Subnet {cidr}',
  router: 'Router {name}',
  gateway: 'Gateway of the router to {external}',
  interface: 'Network {name} connected to the router',
  server: 'Server {name} requested',
  newAddress: 'Floating IP from {pool}',
  reusedAddress: 'Your floating IP {address}',
  attach: 'Address {address} attached',
  start: 'Server {name} built and started',
  seconds: '{seconds} s',
  activity: 'Create server {name}',
})
