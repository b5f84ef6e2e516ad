import { texts } from '../../framework/text/texts.ts'

export const apiAccessMessages = texts('apiAccess', {
  endpoints: 'API Endpoints',
  failed: 'Unable to retrieve the service catalog.',
  none: 'No service has an address in this region.',
  apiDocs: 'API Documentation',
  exportProject: 'Export Project as Code',
  viewCredentials: 'View Credentials',
  testFiles: 'Test the Downloaded Files',
  testOpenRc: 'RC file, in the folder of the file',
  testCloudsYaml: 'clouds.yaml, in the folder of the file',
  credentials: 'User Credentials Details',
})

export const endpointFields = texts('apiAccess', {
  service: 'Service',
  url: 'Service Endpoint',
})

export const credentialFields = texts('apiAccess', {
  username: 'User Name',
  userId: 'User ID',
  domainName: 'Domain Name',
  domainId: 'Domain ID',
  projectName: 'Project Name',
  projectId: 'Project ID',
  session: 'Session Ends',
  authUrl: 'Authentication URL',
})
