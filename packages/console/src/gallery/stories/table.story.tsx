import { shell, type PolicyCheck } from '@meridian/contract'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import { Button } from '../../ui/buttons.tsx'
import { FakeConsole } from '../FakeConsole.tsx'
import { answering, type FakeAnswer } from '../fake-api.ts'
import { makeThings, thingsOf } from '../things.tsx'

export const title = 'Data table'

type Options = Parameters<typeof thingsOf>[0]

/** A panel of things, made once: what is changed in it stays so, and the registry is as constant as the console's. */
function Panel({ answers, ...options }: Options & { answers?: FakeAnswer[] }) {
  const [resources] = useState(() => [thingsOf(options)] as const)
  return (
    <FakeConsole answers={answers} resources={resources}>
      <ResourcePanel resource={resources[0]} scope="project" />
    </FakeConsole>
  )
}

/** Forbids what some columns need. */
const noHosts = answering(shell.policies, ({ body }) => ({
  allowed: (body as { checks: PolicyCheck[] }).checks.map(
    ({ rules }) => !rules.some(([, rule]) => rule.includes('host')),
  ), // as the contract says
}))

let quotaIsFull = true

const oftenPolled = answering(shell.settings, () => ({ AJAX_POLL_INTERVAL: 50 }))

/** What rows offer is asked about again and again, but not while a menu shows it. */
function PolledRows() {
  const [asked, setAsked] = useState(0)
  const availability = () => ({
    queryKey: ['GET', '/things/start/', {}],
    queryFn: () => {
      setAsked((before) => before + 1)
      return Promise.resolve({ disabled: null })
    },
  })
  return (
    <>
      <p>Asked {asked} times</p>
      <Panel things={makeThings(6)} answers={[oftenPolled]} startAvailability={availability} />
    </>
  )
}

export const stories = {
  rows: () => <Panel things={makeThings(60)} />,
  empty: () => <Panel things={[]} />,
  loading: () => <Panel things={[]} list={() => new Promise(() => {})} />,
  failed: () => (
    <Panel
      things={[]}
      list={() =>
        Promise.reject(
          new ApiError('The service is out of order.', {
            reason: 'refused',
            endpoint: 'things',
            status: 503,
            requestId: 'req-1',
          }),
        )
      }
    />
  ),
  'filter-first': () => (
    <Panel
      things={makeThings(12)}
      filterFirst="gallery.things"
      answers={[answering(shell.settings, () => ({ FILTER_DATA_FIRST: { 'gallery.things': true } }))]}
    />
  ),
  'without-permission': () => <Panel things={makeThings(12)} answers={[noHosts]} />,
  'polled-button': () => (
    <>
      <Button onClick={() => (quotaIsFull = false)}>Make room</Button>
      <Panel
        things={makeThings(6)}
        answers={[oftenPolled]}
        createAvailability={() => ({
          queryKey: ['GET', '/things/quota/', {}],
          queryFn: () => Promise.resolve({ disabled: quotaIsFull ? 'The quota is used up.' : null }),
        })}
      />
    </>
  ),
  'polled-rows': () => <PolledRows />,
  'ten-thousand': () => (
    <Panel
      things={[]}
      list={async () => {
        // No service is quicker than what the frame itself asks for.
        await new Promise((resolve) => setTimeout(resolve, 500))
        const items = makeThings(10_000).map((thing) => ({ ...thing, status: 'active' as const }))
        performance.mark('data')
        return { items, complete: true }
      }}
    />
  ),
}
