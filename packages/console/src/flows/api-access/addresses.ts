/** The addresses of the page's own dialogs and downloads, `?modal=<address>`. */
export const API_ACCESS = {
  view: 'view-credentials',
  openRc: 'download-openrc',
  cloudsYaml: 'download-clouds-yaml',
  ec2: 'ec2-credentials',
  recreateEc2: 'recreate-ec2-credentials',
} as const
