import { resourceTypeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { YamlBlock } from '../../services/orchestration/YamlBlock.tsx'
import { Card } from '../../ui/Card.tsx'
import { resourceTypeMessages as messages } from './heat-resource-type.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Properties and attributes of a type as Heat describes them. */
export function ResourceTypeSchema({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  return (
    <Loaded
      query={query(resourceTypeEndpoints.resourceTypeView, { params: { id } })}
      failed={formatMessage(messages.failed)}
    >
      {({ description, properties, attributes }) => (
        <div className="grid gap-4">
          {description && <p className="whitespace-pre-line text-ink-2">{description}</p>}
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Card flush title={formatMessage(messages.properties)}>
              <YamlBlock label={formatMessage(messages.properties)} value={properties} />
            </Card>
            <Card flush title={formatMessage(moreWords.attributes)}>
              <YamlBlock label={formatMessage(moreWords.attributes)} value={attributes} />
            </Card>
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** A template with one resource of the type, to begin with. */
export function ResourceTypeTemplate({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  return (
    <Card flush>
      <Loaded
        query={query(resourceTypeEndpoints.resourceTypeTemplate, { params: { id }, query: {} })}
        failed={formatMessage(messages.templateFailed)}
        padded
      >
        {(template) => <YamlBlock label={formatMessage(messages.template)} value={template} />}
      </Loaded>
    </Card>
  )
}
