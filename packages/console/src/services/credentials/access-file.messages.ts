import { defineMessages } from 'react-intl'

/** The files with which other programs reach what the user works in. */
export const accessFileMessages = defineMessages({
  openRc: { id: 'accessFile.openRc', defaultMessage: 'OpenStack RC File' },
  cloudsYaml: { id: 'accessFile.cloudsYaml', defaultMessage: 'OpenStack clouds.yaml File' },
})
