import { texts } from '../../framework/text/texts.ts'

/** Labels of the files with which clients sign in to the user's project. */
export const accessFileMessages = texts('accessFile', {
  openRc: 'OpenStack RC File',
  cloudsYaml: 'OpenStack clouds.yaml File',
})
