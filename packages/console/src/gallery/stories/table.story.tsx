import { shell, type PolicyCheck } from '@meridian/contract'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import { Button } from '../../ui/buttons.tsx'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding, type FakeResponse } from '../fake-api.ts'
import { makeThings, thingsOf } from '../things.tsx'

export const title = 'Data table'

type Options = Parameters<typeof thingsOf>[0]

/** A panel of things, created once: changes stay, and the registry is as constant as the console's. */
function Panel({ responses, ...options }: Options & { responses?: FakeResponse[] }) {
  const [resources] = useState(() => [thingsOf(options)] as const)
  return (
    <FakeConsole responses={responses} resources={resources}>
      <ResourcePanel resource={resources[0]} scope="project" />
    </FakeConsole>
  )
}

/** Forbids the rules of some columns. */
const noHosts = responding(shell.policies, ({ body }) => ({
  allowed: (body as { checks: PolicyCheck[] }).checks.map(
    ({ rules }) => !rules.some(([, rule]) => rule.includes('host')),
  ), // as the contract defines
}))

let quotaIsFull = true

const oftenPolled = responding(shell.settings, () => ({ AJAX_POLL_INTERVAL: 50 }))

/** The availability of row actions is polled, except while a menu is open. */
function PolledRows() {
  const [polls, setPolls] = useState(0)
  const availability = () => ({
    queryKey: ['GET', '/things/start/', {}],
    queryFn: () => {
      setPolls((before) => before + 1)
      return Promise.resolve({ disabled: null })
    },
  })
  return (
    <>
      <p>Asked {polls} times</p>
      <Panel things={makeThings(6)} responses={[oftenPolled]} startAvailability={availability} />
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
      responses={[responding(shell.settings, () => ({ FILTER_DATA_FIRST: { 'gallery.things': true } }))]}
    />
  ),
  'without-permission': () => <Panel things={makeThings(12)} responses={[noHosts]} />,
  'polled-button': () => (
    <>
      <Button onClick={() => (quotaIsFull = false)}>Make room</Button>
      <Panel
        things={makeThings(6)}
        responses={[oftenPolled]}
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
        // No service is faster than the frame's own requests.
        await new Promise((resolve) => setTimeout(resolve, 500))
        const items = makeThings(10_000).map((thing) => ({ ...thing, status: 'active' as const }))
        performance.mark('data')
        return { items, complete: true }
      }}
    />
  ),
}
