import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { consoleMessages } from './console.messages.ts'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Not shown where the browser has no full screen, as on telephones. */
export function FullScreenButton() {
  const { formatMessage } = useIntl()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <Button size="small" aria-pressed={isFull} onClick={() => void toggle()}>
      {formatMessage(isFull ? consoleMessages.leaveFullScreen : consoleMessages.fullScreen)}
    </Button>
  )
}
