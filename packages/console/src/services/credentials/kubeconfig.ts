import { settingAt, type Settings } from '../../framework/session/settings.ts'
import type { SignIn } from './credential-files.ts'

/** Whether the operator offers kubeconfig files. */
export const offersKubeconfig = (settings: Settings): boolean => settingAt(settings, ['KUBECONFIG_ENABLED'], false)

/**
 * The file with which `kubectl` signs in to the operator's cluster with an application credential, by the plugin
 * `kubectl-keystone-auth`. Its strings are JSON, which is valid YAML.
 */
export function kubeconfig({ authUrl, auth }: SignIn, user: string, namespace: string, settings: Settings): string {
  const text = JSON.stringify
  const server = settingAt(settings, ['KUBECONFIG_KUBERNETES_URL'], '')
  const authority = settingAt(settings, ['KUBECONFIG_CERTIFICATE_AUTHORITY_DATA'], '')
  return `apiVersion: v1
kind: Config
clusters:
- name: kubernetes
  cluster:
    server: ${text(server)}${
      authority &&
      `
    certificate-authority-data: ${text(authority)}`
    }
contexts:
- name: kubernetes
  context:
    cluster: kubernetes
    user: ${text(user)}
    namespace: ${text(namespace)}
current-context: kubernetes
users:
- name: ${text(user)}
  user:
    exec:
      apiVersion: client.authentication.k8s.io/v1beta1
      command: bin/kubectl-keystone-auth
      args:
      - ${text(`--keystone-url=${authUrl}`)}
      - "--domain-name=none"
      - ${text(`--user-name=${user}`)}
      - ${text(`--application-credential-id=${auth.application_credential_id ?? ''}`)}
      - ${text(`--application-credential-secret=${auth.application_credential_secret ?? ''}`)}
`
}
