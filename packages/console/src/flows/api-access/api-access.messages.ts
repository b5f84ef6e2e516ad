import { defineMessages } from 'react-intl'

export const apiAccessMessages = defineMessages({
  endpoints: { id: 'apiAccess.endpoints', defaultMessage: 'API Endpoints' },
  failed: { id: 'apiAccess.failed', defaultMessage: 'Unable to retrieve the service catalog.' },
  none: { id: 'apiAccess.none', defaultMessage: 'No service has an address in this region.' },
  apiDocs: { id: 'apiAccess.apiDocs', defaultMessage: 'API Documentation' },
  exportProject: { id: 'apiAccess.exportProject', defaultMessage: 'Export Project as Code' },
  viewCredentials: { id: 'apiAccess.viewCredentials', defaultMessage: 'View Credentials' },
  testFiles: { id: 'apiAccess.testFiles', defaultMessage: 'Test the Downloaded Files' },
  testOpenRc: { id: 'apiAccess.testOpenRc', defaultMessage: 'RC file, in the folder of the file' },
  testCloudsYaml: { id: 'apiAccess.testCloudsYaml', defaultMessage: 'clouds.yaml, in the folder of the file' },
  credentials: { id: 'apiAccess.credentials', defaultMessage: 'User Credentials Details' },
})

export const endpointFields = defineMessages({
  service: { id: 'apiAccess.service', defaultMessage: 'Service' },
  url: { id: 'apiAccess.url', defaultMessage: 'Service Endpoint' },
})

export const credentialFields = defineMessages({
  username: { id: 'apiAccess.username', defaultMessage: 'User Name' },
  userId: { id: 'apiAccess.userId', defaultMessage: 'User ID' },
  domainName: { id: 'apiAccess.domainName', defaultMessage: 'Domain Name' },
  domainId: { id: 'apiAccess.domainId', defaultMessage: 'Domain ID' },
  projectName: { id: 'apiAccess.projectName', defaultMessage: 'Project Name' },
  projectId: { id: 'apiAccess.projectId', defaultMessage: 'Project ID' },
  session: { id: 'apiAccess.session', defaultMessage: 'Session Ends' },
  authUrl: { id: 'apiAccess.authUrl', defaultMessage: 'Authentication URL' },
})
