import { stackEndpoints, type StackSummary } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { paths } from '../../../paths.ts'
import { YamlBlock } from '../../../services/orchestration/YamlBlock.tsx'
import { Card } from '../../../ui/Card.tsx'
import { buttonClass } from '../../../ui/classes.ts'
import { detailsMessages as messages } from '../stack-details.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export function StackTemplate({ stack: { id } }: { stack: StackSummary }) {
  const { formatMessage } = useIntl()
  return (
    <Card
      flush
      title={formatMessage(moreWords.template)}
      actions={
        <AppLink to={paths.templateGenerator(id)} className={buttonClass('default', 'small')}>
          {formatMessage(messages.openInGenerator)}
        </AppLink>
      }
    >
      <Loaded
        query={query(stackEndpoints.stackTemplate, { params: { id } })}
        failed={formatMessage(moreWords.unableToRetrieveTheTemplate)}
        padded
      >
        {(template) => <YamlBlock label={formatMessage(moreWords.template)} value={template} />}
      </Loaded>
    </Card>
  )
}
