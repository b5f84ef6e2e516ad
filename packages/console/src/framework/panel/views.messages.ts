import { texts } from '../text/texts.ts'

export const viewMessages = texts('views', {
  views: 'Views',
  save: 'Save this view…',
  copyLink: 'Copy link to this view',
  copied: 'Link copied',
})
