import { trustEndpoints, type Trust as Listed } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'
import { createAction, deleteAction } from '../../framework/actions/dialog-action.ts'
import { column, fieldColumn, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { userColumn, userNames } from '../../services/identity/user-columns.tsx'
import { trustManifest as manifest } from './trust.manifest.ts'
import { trustMessages as messages } from './trust.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface Trust extends Listed {
  trustor: string
  trustee: string
}

const withNames = (names: ReadonlyMap<string, string>) => (trust: Listed) => ({
  ...trust,
  trustor: names.get(trust.trustor_user_id) ?? trust.trustor_user_id,
  trustee: names.get(trust.trustee_user_id) ?? trust.trustee_user_id,
})

const list = (): ListQuery<Trust> => ({
  queryKey: [...keyOf(trustEndpoints.trustList, {}), 'with names'],
  queryFn: async ({ signal }) => {
    const [{ items }, names] = await Promise.all([
      call(trustEndpoints.trustList, {}, { signal, main: true }),
      userNames(signal),
    ])
    return { items: items.map(withNames(names)), complete: true }
  },
})

const one = (id: string): ItemQuery<Trust> => {
  const { queryKey, queryFn } = query(trustEndpoints.trustView, { params: { id } })
  return {
    queryKey: [...queryKey, 'with names'],
    queryFn: async (context) => withNames(await userNames(context.signal))(await queryFn(context)),
  }
}

export const trust = defineResource<Trust>(manifest, {
  list: { emptyHint: messages.emptyHint, query: list, defaultSort: 'trustor' },
  policyTarget: ({ trustor_user_id: trustor, trustee_user_id: trustee }) => ({
    'target.trust.trustor_user_id': trustor,
    'target.trust.trustee_user_id': trustee,
  }),
  load: one,
  label: ({ trustor, trustee }) => `${trustor} → ${trustee}`,
  columns: [
    nameColumn<Trust>(manifest, { header: words.id, search: true, label: ({ id }) => id }),
    userColumn({ id: 'trustor', header: messages.trustor }, ({ trustor: name, trustor_user_id: id }) => ({ id, name })),
    userColumn({ id: 'trustee', header: messages.trustee }, ({ trustee: name, trustee_user_id: id }) => ({ id, name })),
    column(
      'project',
      words.project,
      ({ project_id: project }, { projectName }) => (project ? projectName(project) : ''),
      { relates: 'project', priority: 2, width: 120 },
    ),
    fieldColumn('impersonation', messages.impersonation, {
      search: true,
      priority: 2,
      width: 110,
      grow: 0.5,
      format: 'yes-no',
    }),
    column('expires', messages.expires, ({ expires_at: at }) => at, { priority: 2, width: 176, format: 'moment' }),
  ],
  details: {
    facts: [
      fact('roles', typeNames.roles, ({ roles = [] }) => roles.map(({ name }) => name).join(', ')),
      fact(
        'uses',
        messages.uses,
        ({ remaining_uses: uses }, { intl }) => uses ?? intl.formatMessage(moreWords.unlimited),
      ),
      idColumn(),
    ],
  },
  actions: [
    createAction(manifest, { dialog: async () => (await import('./CreateTrust.tsx')).CreateTrust }),
    deleteAction<Trust>(manifest, {
      lookAhead: 'nothing else',
      policy: [['identity', 'identity:delete_trust']],
      remove: ({ id }, send) => send(trustEndpoints.trustDelete, { params: { id } }),
    }),
  ],
})
