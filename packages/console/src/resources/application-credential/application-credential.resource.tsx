import { applicationCredentialEndpoints, type ApplicationCredential } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { queriesOf } from '../../api/lists.ts'
import { deleteAction, createAction } from '../../framework/actions/dialog-action.ts'
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
    { id: 'project', header: words.projectId, width: 280, optional: true, value: ({ project_id: id }) => id },
    descriptionColumn(),
    {
      id: 'expiration',
      header: fields.expiration,
      priority: 2,
      width: 170,
      value: ({ expires_at: expires }) => expires,
      text: ({ expires_at: expires }, { intl }) =>
        expires ? formatMoment(intl, expires) : intl.formatMessage(moreWords.never),
    },
    idColumn({ width: 280 }),
    {
      id: 'roles',
      header: typeNames.roles,
      search: true,
      priority: 2,
      width: 150,
      value: ({ roles }) => roles.map(({ name }) => name).join(', '),
    },
  ],
  details: {
    facts: [
      {
        id: 'unrestricted',
        header: fields.unrestricted,
        value: ({ unrestricted }) => unrestricted ?? false,
        format: 'yes-no',
      },
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
