import { MappingRules, type Mapping } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Card } from '../../ui/Card.tsx'
import { MappingTest } from './MappingTest.tsx'
import { mappingTestMessages } from './mapping-test.messages.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

/** The rules of a mapping, and a trial of them. */
export function MappingCards({ mapping: { rules } }: { mapping: Mapping }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-4">
      <Card title={formatMessage(mappingTestMessages.title)}>
        <MappingTest rules={MappingRules.safeParse(rules).data ?? null} />
      </Card>
      <Card title={formatMessage(typeNames.rules)}>
        <pre className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{JSON.stringify(rules, null, 2)}</pre>
      </Card>
    </div>
  )
}
