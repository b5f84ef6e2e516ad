import { yamlOf } from '@meridian/contract'
import { settingAt, type Settings } from '../../framework/session/settings.ts'
import type { SignIn } from './credential-files.ts'

/** Whether the operator offers kubeconfig files. */
export const offersKubeconfig = (settings: Settings): boolean => settingAt(settings, ['KUBECONFIG_ENABLED'], false)

/**
 * The file with which `kubectl` signs in to the operator's cluster with an application credential, by the plugin
 * `kubectl-keystone-auth`.
 */
export function kubeconfig({ authUrl, auth }: SignIn, user: string, namespace: string, settings: Settings): string {
  const name = 'kubernetes'
  const authority = settingAt(settings, ['KUBECONFIG_CERTIFICATE_AUTHORITY_DATA'], '')
  const cluster = {
    server: settingAt(settings, ['KUBECONFIG_KUBERNETES_URL'], ''),
    ...(authority !== '' && { 'certificate-authority-data': authority }),
  }
  const exec = {
    apiVersion: 'client.authentication.k8s.io/v1beta1',
    command: 'bin/kubectl-keystone-auth',
    args: [
      `--keystone-url=${authUrl}`,
      '--domain-name=none',
      `--user-name=${user}`,
      `--application-credential-id=${auth.application_credential_id ?? ''}`,
      `--application-credential-secret=${auth.application_credential_secret ?? ''}`,
    ],
  }
  return yamlOf({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name, cluster }],
    contexts: [{ name, context: { cluster: name, user, namespace } }],
    'current-context': name,
    users: [{ name: user, user: { exec } }],
  })
}
