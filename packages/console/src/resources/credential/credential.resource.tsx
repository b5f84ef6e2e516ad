import { credentialEndpoints, TOTP, type Credential as Listed } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'
import { createAction, deleteAction } from '../../framework/actions/dialog-action.ts'
import { fieldColumn, column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { userColumn, userNames } from '../../services/identity/user-columns.tsx'
import { accessKeyOf } from './access-key.ts'
import { credentialManifest as manifest } from './credential.manifest.ts'
import { credentialMessages as messages } from './credential.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const CredentialSecret = lazyPart(async () => (await import('./CredentialSecret.tsx')).CredentialSecret)

interface Credential extends Omit<Listed, 'blob'> {
  user: string
  /** Of EC2 keys: the half that is no secret. */
  access: string
}

/** Without the secret, so that lists and exports never have it. */
const toCredential =
  (names: ReadonlyMap<string, string>) =>
  ({ blob, ...rest }: Listed): Credential => ({
    ...rest,
    user: names.get(rest.user_id) ?? rest.user_id,
    access: accessKeyOf(rest.type, blob),
  })

const list = (): ListQuery<Credential> => ({
  queryKey: [...keyOf(credentialEndpoints.credentialList, {}), 'with names'],
  queryFn: async ({ signal }) => {
    const [{ items }, names] = await Promise.all([
      call(credentialEndpoints.credentialList, {}, { signal, main: true }),
      userNames(signal),
    ])
    return { items: items.map(toCredential(names)), complete: true }
  },
})

const one = (id: string): ItemQuery<Credential> => {
  const { queryKey, queryFn } = query(credentialEndpoints.credentialView, { params: { id } })
  return {
    queryKey: [...queryKey, 'with names'],
    queryFn: async (context) => toCredential(await userNames(context.signal))(await queryFn(context)),
  }
}

export const credential = defineResource<Credential>(manifest, {
  list: { emptyHint: messages.emptyHint, query: list, defaultSort: 'user' },
  policyTarget: ({ user_id: user }) => ({ 'target.credential.user_id': user }),
  load: one,
  label: ({ type, user }) => `${type} · ${user}`,
  columns: [
    nameColumn<Credential>(manifest, { header: words.id, search: true, label: ({ id }) => id }),
    fieldColumn('type', words.type, { search: true, priority: 1, width: 90 }),
    userColumn({ id: 'user', header: typeNames.user }, ({ user: name, user_id: id }) => ({ id, name })),
    column(
      'project',
      words.project,
      ({ project_id: project }, { projectName }) => (project ? projectName(project) : ''),
      { relates: 'project', priority: 2, width: 120 },
    ),
    fieldColumn('access', messages.access, { search: true, priority: 2, width: 160, grow: 2 }),
  ],
  details: {
    // The secret of passcodes leaves the server for nobody.
    cards: ({ id, type }) => type !== TOTP && <CredentialSecret id={id} />,
  },
  actions: [
    createAction(manifest, {
      policy: [['identity', 'identity:create_credential']],
      dialog: async () => (await import('./CreateCredential.tsx')).CreateCredential,
    }),
    deleteAction<Credential>(manifest, {
      lookAhead: 'nothing else',
      policy: [['identity', 'identity:delete_credential']],
      remove: ({ id }, send) => send(credentialEndpoints.credentialDelete, { params: { id } }),
    }),
  ],
})
