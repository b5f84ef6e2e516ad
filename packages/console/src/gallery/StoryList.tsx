import { cx } from '../ui/classes.ts'
import { groups, inWords, storiesAt } from './story.ts'

/** All stories, as links that reload the page, so that none inherits the state of another. */
export function StoryList({ current }: { current: string }) {
  const shown = storiesAt(current)
  return (
    <nav aria-label="Stories" className="grid content-start gap-4 overflow-auto p-3">
      {groups.map(({ id, title, stories }) => (
        <section key={id}>
          <h2 className="px-2 pb-1 text-sm font-medium text-ink-3">
            <a href={`/gallery/?story=${id}`} className="hover:text-ink">
              {title}
            </a>
          </h2>
          <ul>
            {Object.keys(stories).map((name) => {
              const isCurrent = shown?.group.id === id && shown.name === name
              return (
                <li key={name}>
                  <a
                    href={`/gallery/?story=${id}/${name}`}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={cx(
                      'block rounded-md px-2 py-1 hover:bg-hover',
                      isCurrent && 'bg-accent-soft font-medium text-accent',
                    )}
                  >
                    {inWords(name)}
                  </a>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
}
