import { words, typeNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const credentialLabels = texts('applicationCredential.form', {
  name: words.name,
  description: words.description,
  secret: words.secret,
  date: 'Expiration Date',
  time: 'Expiration Time',
  roles: typeNames.roles,
  access_rules: 'Access Rules',
  namespace: 'Kubernetes Namespace',
  unrestricted: 'Unrestricted (dangerous)',
  taken: 'Application credential name "{name}" is already used.',
})

export const credentialFormMessages = texts('applicationCredential.form', {
  hint: 'It works in your current project, with some or all of your roles there.',
  secretHint: 'Leave it empty to have one generated.',
  dateHint: 'Leave it empty to never expire.',
  timeHint: 'In UTC. Leave it empty for midnight.',
  rolesHint: 'Choose none to grant all of them.',
  rulesHint: 'The allowed calls as a list in JSON or YAML, each with service, method and path.',
  unrestrictedHint:
    'Anybody with the secret can then create and delete application credentials and trusts in your name. Leave it off unless you need that.',
  keepSecret: 'Keep the secret safe. You cannot see it again after you close this dialog.',
  copySecret: 'Copy secret',
  openRc: 'Download openrc file',
  cloudsYaml: 'Download clouds.yaml',
  kubeconfig: 'Download kubeconfig file',
  namespaceHint: 'For the kubeconfig file, which you can download after the credential is created.',
  noAddress: 'The files for clients are not available: the service catalog has no address of the identity service.',
  done: 'Done',
})
