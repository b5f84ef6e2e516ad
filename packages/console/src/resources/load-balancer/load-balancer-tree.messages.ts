import { texts } from '../../framework/text/texts.ts'

export const l7Phrases = texts('l7.words', {
  keyed: '{type} {key}',
  never: 'Nothing: it has no rules',
  rest: 'Everything else',
  everything: 'Everything',
  toPool: 'to pool {name}',
  toUrl: 'redirected to {url}',
  refused: 'refused',
})

type Sentence = { what: string; value: string }
type Comparison = 'EQUAL_TO' | 'STARTS_WITH' | 'ENDS_WITH' | 'CONTAINS' | 'REGEX'

export const l7Sentences = texts<Record<Comparison | `not_${Comparison}`, Sentence>>('l7.words', {
  EQUAL_TO: '{what} is {value}',
  STARTS_WITH: '{what} starts with {value}',
  ENDS_WITH: '{what} ends with {value}',
  CONTAINS: '{what} contains {value}',
  REGEX: '{what} matches {value}',
  not_EQUAL_TO: '{what} is not {value}',
  not_STARTS_WITH: '{what} does not start with {value}',
  not_ENDS_WITH: '{what} does not end with {value}',
  not_CONTAINS: '{what} does not contain {value}',
  not_REGEX: '{what} does not match {value}',
})

export const trafficMessages = texts('balancerTraffic', {
  title: 'Traffic since it was made',
  active_connections: 'Open connections',
  total_connections: 'Connections in all',
  bytes_in: 'Received',
  bytes_out: 'Sent',
  request_errors: 'Failed requests',
})

export const trafficPhrases = texts<{ rate: { value: string; rate: string } }>('balancerTraffic', {
  rate: '{value} · {rate} a second',
})
