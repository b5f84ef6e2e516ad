import { defineMessages } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'

export const credentialLabels = {
  name: words.name,
  description: words.description,
  ...defineMessages({
    secret: { id: 'applicationCredential.form.secret', defaultMessage: 'Secret' },
    date: { id: 'applicationCredential.form.date', defaultMessage: 'Expiration Date' },
    time: { id: 'applicationCredential.form.time', defaultMessage: 'Expiration Time' },
    roles: { id: 'applicationCredential.form.roles', defaultMessage: 'Roles' },
    access_rules: { id: 'applicationCredential.form.accessRules', defaultMessage: 'Access Rules' },
    namespace: { id: 'applicationCredential.form.namespace', defaultMessage: 'Kubernetes Namespace' },
    unrestricted: { id: 'applicationCredential.form.unrestricted', defaultMessage: 'Unrestricted (dangerous)' },
  }),
}

export const credentialFormMessages = defineMessages({
  hint: {
    id: 'applicationCredential.form.hint',
    defaultMessage: 'It works in your current project, with some or all of your roles there.',
  },
  secretHint: {
    id: 'applicationCredential.form.secretHint',
    defaultMessage: 'Leave it empty to have one generated.',
  },
  dateHint: { id: 'applicationCredential.form.dateHint', defaultMessage: 'Leave it empty to never expire.' },
  timeHint: { id: 'applicationCredential.form.timeHint', defaultMessage: 'In UTC. Leave it empty for midnight.' },
  rolesHint: { id: 'applicationCredential.form.rolesHint', defaultMessage: 'Choose none to grant all of them.' },
  rulesHint: {
    id: 'applicationCredential.form.rulesHint',
    defaultMessage: 'The allowed calls as a list in JSON or YAML, each with service, method and path.',
  },
  unrestrictedHint: {
    id: 'applicationCredential.form.unrestrictedHint',
    defaultMessage:
      'Anybody with the secret can then create and delete application credentials and trusts in your name. Leave it off unless you need that.',
  },
  keepSecret: {
    id: 'applicationCredential.form.keepSecret',
    defaultMessage: 'Keep the secret safe. You cannot see it again after you close this dialog.',
  },
  copySecret: { id: 'applicationCredential.form.copySecret', defaultMessage: 'Copy secret' },
  openRc: { id: 'applicationCredential.form.openRc', defaultMessage: 'Download openrc file' },
  cloudsYaml: { id: 'applicationCredential.form.cloudsYaml', defaultMessage: 'Download clouds.yaml' },
  kubeconfig: { id: 'applicationCredential.form.kubeconfig', defaultMessage: 'Download kubeconfig file' },
  namespaceHint: {
    id: 'applicationCredential.form.namespaceHint',
    defaultMessage: 'For the kubeconfig file, which you can download after the credential is created.',
  },
  noAddress: {
    id: 'applicationCredential.form.noAddress',
    defaultMessage:
      'The files for clients are not available: the service catalog has no address of the identity service.',
  },
  done: { id: 'applicationCredential.form.done', defaultMessage: 'Done' },
})

export const credentialFormPhrases = defineMessages<{ taken: { name: string } }>({
  taken: {
    id: 'applicationCredential.form.taken',
    defaultMessage: 'Application credential name "{name}" is already used.',
  },
})
