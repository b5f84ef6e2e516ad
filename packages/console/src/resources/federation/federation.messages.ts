import { defineMessages } from 'react-intl'

export const federationMessages = defineMessages({
  providersHint: {
    id: 'federation.providersHint',
    defaultMessage:
      'An identity provider signs users in from outside. Its protocols lead to the mapping of their attributes.',
  },
  mappingsHint: {
    id: 'federation.mappingsHint',
    defaultMessage: 'The rules of a mapping determine which users of an identity provider can sign in, and as what.',
  },
  providerId: { id: 'federation.providerId', defaultMessage: 'Identity Provider ID' },
  remoteIds: { id: 'federation.remoteIds', defaultMessage: 'Remote IDs' },
  remoteIdsHint: { id: 'federation.remoteIdsHint', defaultMessage: 'One for each line.' },
  domainHint: { id: 'federation.domainHint', defaultMessage: 'A new domain if empty.' },
  ttl: { id: 'federation.ttl', defaultMessage: 'Authorization TTL (Minutes)' },
  ttlHint: {
    id: 'federation.ttlHint',
    defaultMessage: 'How long memberships of groups stay valid after a sign-in; the default of Keystone if empty.',
  },
  ttlInvalid: { id: 'federation.ttlInvalid', defaultMessage: 'Enter a number of minutes.' },
  register: { id: 'federation.register', defaultMessage: 'Register Identity Provider' },
  protocols: { id: 'federation.protocols', defaultMessage: 'Protocols' },
  noProtocols: { id: 'federation.noProtocols', defaultMessage: 'This identity provider has no protocols yet.' },
  protocolId: { id: 'federation.protocolId', defaultMessage: 'Protocol ID' },
  protocolHint: { id: 'federation.protocolHint', defaultMessage: 'Such as saml2, openid or mapped.' },
  mappingId: { id: 'federation.mappingId', defaultMessage: 'Mapping ID' },
  addProtocol: { id: 'federation.addProtocol', defaultMessage: 'Add Protocol' },
  protocolFailed: { id: 'federation.protocolFailed', defaultMessage: 'Unable to add the protocol.' },
  selectMapping: { id: 'federation.selectMapping', defaultMessage: 'Select a mapping' },
  noMappings: { id: 'federation.noMappings', defaultMessage: 'No mappings available' },
  rules: { id: 'federation.rules', defaultMessage: 'Rules' },
  ruleCount: { id: 'federation.ruleCount', defaultMessage: 'Number of Rules' },
  rulesHint: { id: 'federation.rulesHint', defaultMessage: 'A JSON list of rules, each with local and remote parts.' },
  rulesInvalid: { id: 'federation.rulesInvalid', defaultMessage: 'Rules must be a JSON list.' },
})

export const protocolNames = defineMessages({
  one: { id: 'federation.protocol.one', defaultMessage: 'Protocol' },
  other: { id: 'federation.protocol.other', defaultMessage: 'Protocols' },
})

export const protocolPhrases = defineMessages<Record<'added' | 'remove', { name: string }>>({
  added: { id: 'federation.protocol.added', defaultMessage: 'Protocol {name} was successfully added.' },
  remove: { id: 'federation.protocol.remove', defaultMessage: 'Delete protocol {name}' },
})

/** Of deleting a provider. */
export const unregisterMessages = defineMessages({
  one: { id: 'federation.unregister.one', defaultMessage: 'Unregister Identity Provider' },
  other: { id: 'federation.unregister.other', defaultMessage: 'Unregister Identity Providers' },
})

export const unregisterSentences = defineMessages({
  title: { id: 'federation.unregister.title', defaultMessage: 'Confirm Unregister Identity Provider' },
  body: {
    id: 'federation.unregister.body',
    defaultMessage: 'You have selected {names}. Its users can no longer sign in, and its protocols are deleted.',
  },
  done: { id: 'federation.unregister.done', defaultMessage: 'Unregistered Identity Provider: {names}.' },
  failed: { id: 'federation.unregister.failed', defaultMessage: 'Unable to unregister identity provider: {names}.' },
})
