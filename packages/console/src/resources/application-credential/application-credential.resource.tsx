import { applicationCredentialEndpoints, type ApplicationCredential } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { queriesOf } from '../../api/lists.ts'
import { deleteAction, createAction } from '../../framework/actions/dialog-action.ts'
import { column, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { descriptionColumn } from '../../services/identity/identity-resource.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { applicationCredentialManifest as manifest } from './application-credential.manifest.ts'
import {
  accessRuleFields,
  applicationCredentialFields as fields,
  applicationCredentialMessages as messages,
} from './application-credential.messages.ts'
import { credentialLabels } from './application-credential-forms.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The user's own credentials: the API has no others. */
const queries = queriesOf('applicationCredential', applicationCredentialEndpoints)

const RULE_FIELDS = ['service', 'method', 'path'] as const

function AccessRules({ credential: { access_rules: rules } }: { credential: ApplicationCredential }) {
  const { formatMessage } = useIntl()
  const title = formatMessage(credentialLabels.access_rules)
  return (
    <Card title={title} flush>
      <PlainTable
        label={title}
        empty={formatMessage(messages.everything)}
        columns={RULE_FIELDS.map((id) => ({ id, header: formatMessage(accessRuleFields[id]) }))}
        rows={rules.map(({ id, service, method, path }) => ({ id, cells: { service, method, path } }))}
      />
    </Card>
  )
}

export const applicationCredential = defineResource<ApplicationCredential>(manifest, {
  list: { emptyHint: messages.emptyHint, query: () => queries.list() },
  policyTarget: () => ({}),
  load: queries.one,
  find: { lists: () => [queries.list()], words: ({ description }) => [description ?? ''] },
  columns: [
    nameColumn(manifest, { search: true }),
    column('project', words.projectId, ({ project_id: id }) => id, { width: 280, optional: true }),
    descriptionColumn(),
    column('expiration', fields.expiration, ({ expires_at: expires }) => expires, {
      priority: 2,
      width: 170,
      text: ({ expires_at: expires }, { intl }) =>
        expires ? formatMoment(intl, expires) : intl.formatMessage(moreWords.never),
    }),
    idColumn(),
    column('roles', typeNames.roles, ({ roles }) => roles.map(({ name }) => name).join(', '), {
      search: true,
      priority: 2,
      width: 150,
    }),
  ],
  details: {
    facts: [
      fact('unrestricted', fields.unrestricted, ({ unrestricted }) => unrestricted ?? false, { format: 'yes-no' }),
    ],
    cards: (credential) => <AccessRules credential={credential} />,
  },
  actions: [
    createAction(manifest, {
      policy: [['identity', 'identity:create_application_credential']],
      dialog: async () => (await import('./CreateApplicationCredential.tsx')).CreateApplicationCredential,
    }),
    deleteAction<ApplicationCredential>(manifest, {
      lookAhead: 'nothing else',
      policy: [['identity', 'identity:delete_application_credential']],
      sentences: { body: messages.deleteQuestion },
      remove: queries.remove,
    }),
  ],
})
