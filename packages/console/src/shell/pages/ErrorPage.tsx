import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { pageMessages } from './page.messages.ts'
import { PageNotice } from './PageNotice.tsx'

/** What a page that broke leaves in its place; the frame around it goes on working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const texts = useUiTexts()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageNotice
      icon={<CircleAlert aria-hidden />}
      title={useIntl().formatMessage(pageMessages.failed)}
      action={
        <Button icon={<RotateCw aria-hidden />} onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {error instanceof Error ? error.message : null}
    </PageNotice>
  )
}
