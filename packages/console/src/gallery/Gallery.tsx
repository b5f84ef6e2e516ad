import { Outlet, useLocation } from '@tanstack/react-router'
import { StoryList } from './StoryList.tsx'
import { EmptyState } from '../ui/states.tsx'
import { inWords, storiesAt } from './story.ts'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../theme/theme.ts'
import { IconButton } from '../ui/buttons.tsx'

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

/** One story or a whole group; without an address the list of all, which a narrow window shows only here. */
function StoryPage({ address }: { address: string }) {
  const found = storiesAt(address)
  if (!found) {
    return (
      <>
        <h1 className="text-xl font-bold">Gallery</h1>
        {address ? <EmptyState title={`There is no story ${address}.`} /> : <p>Choose a story.</p>}
        <div className="md:hidden">
          <StoryList current={address} />
        </div>
      </>
    )
  }
  const { group, name, stories } = found
  return (
    <>
      <h1 className="text-sm text-ink-3">{name ? `${group.title} / ${inWords(name)}` : group.title}</h1>
      {stories.map(([each, Story]) => (
        <section key={each} className={name ? 'flex min-h-0 flex-1 flex-col' : undefined}>
          {!name && <h2 className="pb-2 text-sm text-ink-3">{inWords(each)}</h2>}
          <Story />
        </section>
      ))}
    </>
  )
}

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const ICONS = { system: SunMoon, light: Sun, dark: Moon }

/** Cycles through system, light and dark. */
function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme)
  const Icon = ICONS[theme]
  return (
    <IconButton
      label={`Theme: ${theme}`}
      tooltipSide="bottom"
      icon={<Icon aria-hidden />}
      onClick={() => {
        chooseTheme(NEXT[theme])
        setTheme(NEXT[theme])
      }}
    />
  )
}

/** The target of a story's links: their pages exist only in the console. */
export function Elsewhere() {
  const to = useLocation({ select: ({ href }) => href })
  return <EmptyState title={`The console shows ${to} here.`} text={<a href="/gallery/">Back to the gallery</a>} />
}
