import { texts } from '../../framework/text/texts.ts'

/** Words of a command in find-anything, separated by spaces. */
export const openWords = texts('openPorts', { open: 'open allow', on: 'on in for' })

export const openPhrases = texts('openPorts', {
  label: 'Open {ports} on {name} to my address',
})
