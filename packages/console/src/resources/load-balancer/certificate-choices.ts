import { certificateEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { partMessages as messages } from './part-forms.messages.ts'

/** Those with a key, by name; of what else a listener refers to, the references are shown. */
export const certificateChoices = choicesOf({
  query: query(certificateEndpoints.certificateList),
  options: ({ items }) =>
    items
      .filter(({ has_key: hasKey }) => hasKey)
      .map(({ reference, name, read }) => ({ value: reference, label: name, note: read?.domains.join(', ') })),
  placeholder: messages.chooseCertificate,
  none: messages.noCertificates,
})
