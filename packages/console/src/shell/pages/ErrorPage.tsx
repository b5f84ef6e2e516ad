import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { Button } from '../../ui/Button.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { pageMessages } from './page.messages.ts'
import { PageNotice } from './PageNotice.tsx'

/** What a page that broke leaves in its place; the frame around it goes on working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const message = error instanceof Error ? error.message : ''
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageNotice
      icon={<CircleAlert aria-hidden />}
      title={formatMessage(pageMessages.failed)}
      action={
        <Button icon={<RotateCw aria-hidden />} onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {isOfNetwork(message) ? formatMessage(frameworkMessages.unreachable) : message}
    </PageNotice>
  )
}

/** Code of the page could not be fetched, which each browser tells in words of its own. */
const isOfNetwork = (message: string) => /\b(?:dynamically imported|importing a) module\b/i.test(message)
