import { texts } from '../../framework/text/texts.ts'

export const pageCallMessages = texts('pageCalls', {
  title: 'The calls behind this page',
  none: 'This page shows nothing from the cloud.',
  count: '{count, plural, one {# call} other {# calls}} to the cloud',
})
