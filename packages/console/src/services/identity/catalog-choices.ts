import { regionEndpoints, registeredServiceEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { choicesOf, sayWords, type Words } from '../../framework/forms/field-spec.ts'
import { catalogFieldMessages } from './identity.messages.ts'

/** The services of Keystone's catalogue. */
export const serviceChoices = choicesOf({
  query: query(registeredServiceEndpoints.registeredServiceList),
  options: ({ items }) => items.map(({ id, name, type }) => ({ value: id, label: name ? `${name} (${type})` : type })),
  placeholder: catalogFieldMessages.selectService,
  none: catalogFieldMessages.noServices,
})

interface RegionOptions {
  /** A region that cannot be chosen. */
  without?: string | undefined
  /** No region is no choice. */
  isRequired?: boolean
}

/** A region, or `none` of them. */
export const regionChoices = (none: Words, { without, isRequired = false }: RegionOptions = {}) =>
  choicesOf({
    query: query(regionEndpoints.regionList),
    options: ({ items }, intl) => [
      ...(isRequired ? [] : [{ value: '', label: sayWords(intl, none) }]),
      ...items.filter(({ id }) => id !== without).map(({ id }) => ({ value: id, label: id })),
    ],
    placeholder: none,
  })
