import { Outlet, useLocation } from '@tanstack/react-router'
import { StoryList } from './StoryList.tsx'
import { StoryPage } from './StoryPage.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Every widget in its states, each with its own address: `/gallery/?story=table/empty`. */
export function Gallery() {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/' })
  const { story = '' } = useLocation({ select: ({ search }) => search as { story?: string } }) // the gallery's URL
  return (
    <div className="flex h-dvh">
      <aside className="flex w-56 shrink-0 flex-col border-e border-line bg-surface max-md:hidden">
        <header className="flex h-12 shrink-0 items-center justify-between border-b border-line pe-2 ps-4 font-semibold">
          Gallery
          <ThemeSwitch />
        </header>
        <StoryList current={story} />
      </aside>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reached by keyboard, also where a story has nothing to press */}
      <main tabIndex={0} className="flex min-w-0 flex-1 flex-col gap-4 overflow-auto p-6 max-sm:p-3">
        {isHere ? <StoryPage key={story} address={story} /> : <Outlet />}
      </main>
    </div>
  )
}
