import type { Finding, FindingFact } from '@meridian/contract'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { findingMessages as messages, findingPhrases as phrases, missingEffects } from './system-info.messages.ts'

interface FindingText {
  what: string
  seen: string
  effect?: string
}

type Fact<Check extends FindingFact['check']> = Extract<FindingFact, { check: Check }>

const SETTING = 'enforce_new_defaults'

/** A finding in the user's language; in the words of the doctor, which are English, if it has no fact. */
export function findingText(intl: IntlShape, finding: Finding): FindingText {
  const { fact } = finding
  if (fact?.check === 'service') return ofService(intl, finding, fact)
  if (fact?.check === 'rule') return ofRule(intl, fact)
  return fact ? ofDefaults(intl, fact) : finding
}

function ofService({ formatMessage }: IntlShape, { what, seen }: Finding, fact: Fact<'service'>): FindingText {
  const { state, url, microversions } = fact
  if (state === 'responds' && url !== null) {
    const text = microversions
      ? formatMessage(phrases.versions, { url, ...microversions })
      : formatMessage(phrases.responds, { url })
    return { what, seen: text }
  }
  const missing = (missingEffects as Partial<Record<string, MessageDescriptor>>)[what] // the server may check others too
  return {
    what,
    seen: state === 'absent' ? formatMessage(messages.absent) : seen,
    ...(missing && { effect: formatMessage(missing) }),
  }
}

function ofRule({ formatMessage }: IntlShape, fact: Fact<'rule'>): FindingText {
  const { rule, service, configured, cloud_allows: allows } = fact
  const what = formatMessage(phrases.rule, { rule })
  if (allows === fact.console_allows)
    return { what, seen: formatMessage(configured ? messages.asConfigured : messages.asRule) }
  const own = formatMessage(configured ? messages.ofConfigured : messages.ofDefault)
  return {
    what,
    seen: formatMessage(allows ? phrases.cloudAllows : phrases.cloudRefuses, { own }),
    effect: formatMessage(phrases.setPolicyFile, { setting: `policy_files.${service}` }),
  }
}

function ofDefaults({ formatMessage }: IntlShape, { service, cloud, console }: Fact<'defaults'>): FindingText {
  const what = formatMessage(phrases.defaults, { service })
  const applied = formatMessage(messages[console])
  if (cloud === null) return { what, seen: formatMessage(phrases.unknownDefaults, { applied }) }
  const found = formatMessage(messages[cloud])
  if (cloud === console) return { what, seen: found }
  return {
    what,
    seen: formatMessage(phrases.otherDefaults, { found, applied }),
    effect: formatMessage(cloud === 'new' ? phrases.addSetting : phrases.removeSetting, { service, setting: SETTING }),
  }
}
