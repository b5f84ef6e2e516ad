import { texts } from '../../framework/text/texts.ts'
import { words } from '../../framework/text/common.messages.ts'

export const apiAccessMessages = texts('apiAccess', {
  endpoints: 'API Endpoints',
  failed: 'Unable to retrieve the service catalog.',
  none: 'No service has an address in this region.',
  exportProject: 'Export Project as Code',
  viewCredentials: 'View Credentials',
  testFiles: 'Test the Downloaded Files',
  testOpenRc: 'RC file, in the folder of the file',
  testCloudsYaml: 'clouds.yaml, in the folder of the file',
  credentials: 'User Credentials Details',
  url: 'Service Endpoint',
})

export const credentialFields = texts('apiAccess', {
  username: words.userName,
  userId: words.userId,
  domainName: words.domainName,
  domainId: words.domainId,
  projectName: words.projectName,
  projectId: words.projectId,
  session: 'Session Ends',
  authUrl: 'Authentication URL',
})
