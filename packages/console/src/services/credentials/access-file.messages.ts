import { defineMessages } from 'react-intl'

/** Labels of the files with which clients sign in to the user's project. */
export const accessFileMessages = defineMessages({
  openRc: { id: 'accessFile.openRc', defaultMessage: 'OpenStack RC File' },
  cloudsYaml: { id: 'accessFile.cloudsYaml', defaultMessage: 'OpenStack clouds.yaml File' },
})
