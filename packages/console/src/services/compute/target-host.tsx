import { computeServiceEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { formatText, type Text } from '../../framework/resource/resource-text.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { targetHostMessages as messages } from './target-host.messages.ts'

/** The current host of instances and their new one: a host that is up, or none if Nova chooses. */
export const targetHost = (current: string, hint?: Text) => ({
  label: messages.host,
  above: () => <CurrentHost host={current} hint={hint} />,
  options: choicesOf({
    query: query(computeServiceEndpoints.computeServiceList),
    options: ({ items }) =>
      items
        .filter(({ binary, host, state }) => binary === 'nova-compute' && state === 'up' && host !== current)
        .map(({ host, zone }) => ({ value: host, label: host, note: zone })),
    placeholder: messages.anyHost,
    none: messages.noHosts,
  }),
})

function CurrentHost({ host, hint }: { host: string; hint: Text | undefined }) {
  const intl = useIntl()
  return (
    <>
      {hint && <p className="text-ink-2">{formatText(intl, hint)}</p>}
      <TextField label={intl.formatMessage(moreWords.currentHost)} value={host} readOnly />
    </>
  )
}
