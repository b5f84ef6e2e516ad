import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const federationMessages = texts('federation', {
  providersHint:
    'An identity provider signs users in from outside. Its protocols lead to the mapping of their attributes.',
  mappingsHint: 'The rules of a mapping determine which users of an identity provider can sign in, and as what.',
  providerId: 'Identity Provider ID',
  remoteIds: 'Remote IDs',
  remoteIdsHint: 'One for each line.',
  domainHint: 'A new domain if empty.',
  ttl: 'Authorization TTL (Minutes)',
  ttlHint: 'How long memberships of groups stay valid after a sign-in; the default of Keystone if empty.',
  ttlInvalid: 'Enter a number of minutes.',
  register: 'Register Identity Provider',
  noProtocols: 'This identity provider has no protocols yet.',
  protocolId: 'Protocol ID',
  protocolHint: 'Such as saml2, openid or mapped.',
  mappingId: 'Mapping ID',
  addProtocol: 'Add Protocol',
  protocolFailed: 'Unable to add the protocol.',
  selectMapping: 'Select a mapping',
  noMappings: 'No mappings available',
  ruleCount: 'Number of Rules',
  rulesHint: 'A JSON list of rules, each with local and remote parts.',
  rulesInvalid: 'Rules must be a JSON list.',
})

export const protocolNames = texts('federation.protocol', { one: moreWords.protocol, other: 'Protocols' })

export const protocolPhrases = texts('federation.protocol', {
  added: 'Protocol {name} was successfully added.',
  remove: 'Delete protocol {name}',
})

/** Of deleting a provider. */
export const unregisterMessages = texts('federation.unregister', {
  one: 'Unregister Identity Provider',
  other: 'Unregister Identity Providers',
})

export const unregisterSentences = texts('federation.unregister', {
  title: '{count, plural, one {Unregister {names}?} other {Unregister {count, number} identity providers?}}',
  body: 'The users of {names} can no longer sign in, and the protocols are deleted.',
  done: 'Unregistered Identity Provider: {names}.',
  failed: 'Unable to unregister identity provider: {names}.',
})
