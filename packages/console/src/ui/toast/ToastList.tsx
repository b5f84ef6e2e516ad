import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Suspense, type ComponentType, type ReactNode, useEffect } from 'react'
import { IconButton } from '../buttons.tsx'
import { cx, tagClasses } from '../classes.ts'
import { RequestId } from '../states.tsx'
import { useUiTexts } from '../texts.ts'
import {
  fadeDelay,
  groupedByTags,
  setToastHandler,
  toastId,
  type ToastMore,
  type ToastNote,
  type ToastType,
} from './toast.ts'

const ICONS: Record<ToastType, ReactNode> = {
  success: <CircleCheck className="text-ok" aria-hidden />,
  info: <Info className="text-busy" aria-hidden />,
  warning: <TriangleAlert className="text-warn" aria-hidden />,
  danger: <CircleAlert className="text-bad" aria-hidden />,
}

/** The number of visible toasts; older ones wait. */
const LIMIT = 5

export interface ToasterProps {
  /** Shows the reason of a failure instead of its plain text. */
  Reason?: ComponentType<ToastMore>
}

interface ToastListProps extends ToasterProps {
  /** A live region that was there before the first toast. */
  region: HTMLElement | null
}

export function ToastList({ region, Reason }: ToastListProps) {
  const texts = useUiTexts()
  return (
    <Toast.Provider limit={LIMIT}>
      <Toast.Portal container={region}>
        <Toast.Viewport
          aria-label={texts.notifications}
          // A dialog has its buttons where toasts usually are.
          className="fixed end-4 bottom-4 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col-reverse gap-2 outline-none [body:has([data-modal])_&]:top-4 [body:has([data-modal])_&]:bottom-auto [body:has([data-modal])_&]:flex-col [body:has([data-dock])_&]:top-14 [body:has([data-dock])_&]:bottom-auto [body:has([data-dock])_&]:flex-col"
        >
          <Cards Reason={Reason} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Cards({ Reason }: ToasterProps) {
  const { toasts, add, close } = Toast.useToastManager<ToastNote>()
  useEffect(
    () =>
      setToastHandler(
        // One with the id of another restarts its timer.
        (note) => {
          const text = `${note.message}${note.detail ?? ''}`
          add({ id: toastId(note), timeout: note.stays ? 0 : fadeDelay(note.type, text), data: note })
        },
        (note) => close(toastId(note)),
      ),
    [add, close],
  )
  return groupedByTags(toasts).map((item) => <ToastCard key={item.id} item={item} Reason={Reason} />)
}

function ToastCard({ item, Reason }: ToasterProps & { item: Toast.Root.ToastObject<ToastNote> }) {
  const texts = useUiTexts()
  if (!item.data) return null
  const { type, message, ...more } = item.data
  const plain = (
    <>
      {more.detail && <Toast.Description className="mt-0.5 wrap-anywhere text-ink-2">{more.detail}</Toast.Description>}
      {more.requestId && <RequestId id={more.requestId} />}
    </>
  )
  return (
    <Toast.Root
      toast={item}
      // Said at once; the others when the reader has paused.
      role={type === 'danger' ? 'alertdialog' : 'dialog'}
      swipeDirection="right"
      className={cx(
        'translate-x-(--toast-swipe-movement-x) rounded-lg border border-line-strong bg-raised text-ink shadow-far transition-[opacity,translate] duration-200',
        'data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0',
        tagClasses(more.tags),
      )}
    >
      <Toast.Content className="flex items-start gap-2.5 py-2 pe-2 ps-3">
        <span className="flex py-1 [&_svg]:size-4.5">{ICONS[type]}</span>
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title className="font-medium wrap-anywhere">{message}</Toast.Title>
          {type === 'danger' && more.detail && Reason ? (
            <Suspense fallback={plain}>
              <Reason {...more} />
            </Suspense>
          ) : (
            plain
          )}
        </div>
        {/* Toasts are never stacked here, so the button is always available to assistive technology. */}
        <Toast.Close
          aria-hidden={false}
          render={<IconButton label={texts.dismiss} icon={<X aria-hidden />} size="small" />}
        />
      </Toast.Content>
    </Toast.Root>
  )
}
