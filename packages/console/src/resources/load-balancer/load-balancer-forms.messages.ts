import { texts } from '../../framework/text/texts.ts'

export const balancerFormMessages = texts('loadBalancer.form', {
  subnet: 'Subnet',
  subnetHint: 'The address is in this subnet.',
  chooseSubnet: 'Choose a subnet',
  port: 'Port',
  algorithm: 'Next Member',
  membersHint: 'Each on a line of its own, as 10.0.0.11:8080. Without a port it is the one above.',
  redirects: 'Send requests to port 80 on to HTTPS',
  host: 'Name of the site',
  hostHint: 'The name that people type. Requests to port 80 go on to it, with their path.',
  notHost: 'Type a name as www.example.org.',
  check: 'Health Check',
  adminStateHint: 'Switched off, it takes no connections.',
})

export const memberPhrases = texts<{ invalid: { text: string }; twice: { text: string } }>('loadBalancer.form', {
  invalid: '{text} is not an IP address with a port.',
  twice: '{text} is there twice.',
})

export const algorithmWords = texts('loadBalancer.algorithm', {
  ROUND_ROBIN: 'In turn',
  LEAST_CONNECTIONS: 'With the fewest connections',
  SOURCE_IP: 'The same for each client address',
  SOURCE_IP_PORT: 'The same for each client address and port',
})

export const checkWords = texts('loadBalancer.check', {
  HTTP: 'HTTP 200 at /',
  TCP: 'TCP connection',
  PING: 'Ping',
  none: 'None',
})
