import { json } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

export const faults: Faults = {
  write({ status, title, message }) {
    // The auth middleware before Barbican sends this response, in its own envelope.
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    return json(status, { code: status, title, description: status === 405 ? '' : message })
  },
  malformed: 'Malformed JSON',
  // Bodies are read by `readBody`, which names the schema.
  invalid: () => 'Malformed JSON',
  unknownPath: '',
  noToken: 'The request you have made requires authentication.',
  refused: (rule) => `${ATTEMPTS[rule] ?? rule} attempt not allowed - please review your user/project privileges`,
}

/** What Barbican calls what a rule is about. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'secrets:get': 'Secret(s) retrieval',
  'secrets:post': 'Secret creation',
  'secret:get': 'Secret retrieval',
  'secret:decrypt': 'Secret payload retrieval',
  'secret:put': 'Secret update',
  'secret:delete': 'Secret deletion',
  'secret_acls:get': 'SecretACL(s) retrieval',
  'secret_acls:put_patch': 'SecretACL(s) Update',
  'secret_acls:delete': 'SecretACL(s) deletion',
  'secret_meta:get': 'Secret metadata retrieval',
  'secret_meta:post': 'Secret metadatum creation',
  'secret_meta:put': 'Secret metadata creation',
  'secret_meta:delete': 'Secret metadatum removal',
  'secret_consumers:get': 'SecretConsumers(s) retrieval',
  'secret_consumers:post': 'SecretConsumers(s) creation',
  'secret_consumers:delete': 'SecretConsumers(s) deletion',
  'containers:get': 'Containers(s) retrieval',
  'containers:post': 'Container creation',
  'container:get': 'Container retrieval',
  'container:delete': 'Container deletion',
  'container_secret:post': 'Container Secret creation',
  'container_secret:delete': 'Container Secret deletion',
  'container_acls:get': 'ContainerACL(s) retrieval',
  'container_acls:put_patch': 'ContainerACL(s) Update',
  'container_acls:delete': 'ContainerACL(s) deletion',
  'container_consumers:get': 'ContainerConsumers(s) retrieval',
  'container_consumers:post': 'ContainerConsumers(s) creation',
  'container_consumers:delete': 'ContainerConsumers(s) deletion',
  'orders:get': 'Order(s) retrieval',
  'orders:post': 'Order creation',
  'order:get': 'Order retrieval',
  'order:delete': 'Order deletion',
  'quotas:get': 'Quotas',
  'project_quotas:get': 'Project Quotas',
  'project_quotas:put': 'Project Quotas',
  'project_quotas:delete': 'Project Quotas',
}
