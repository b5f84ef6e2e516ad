import { EmptyState } from '../ui/states.tsx'
import { StoryList } from './StoryList.tsx'
import { inWords, storiesAt } from './story.ts'

/** One story or a whole group; without an address the list of all, which a narrow window shows only here. */
export function StoryPage({ address }: { address: string }) {
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
