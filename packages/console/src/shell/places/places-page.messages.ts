import { texts } from '../../framework/text/texts.ts'

export const placesMessages = texts('places', {
  find: 'Find a place',
  hint: 'Say what you want to do: “firewall”, “public address”, “S3”, “disk”…',
  cloudHint: 'Say what you want to do: “empty a host”, “raise a quota”, “who may do what”…',
  lately: 'Lately',
  found: 'Found',
  nothing: 'No place matches. Find anything (Ctrl K) also searches items and actions.',
  count: '{places, plural, one {# place} other {# places}} in {services, plural, one {# service} other {# services}}',
  codes: 'Press {digit}, then a letter, from anywhere.',
  pins: '{pins, number} of at most {most, number} in Yours',
})
