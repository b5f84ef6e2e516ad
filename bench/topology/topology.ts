import { SCALE, inLargeProject } from '../large-project.ts'
import { median, timed, type Measure } from '../measure.ts'
import { pictureAfterPress } from './in-page.ts'
import { sized } from '../size.ts'

const ROUNDS = sized(5, 1)
/** Nova's maximum limit. */
const NOVA_NAMES = '/compute/v2.1/servers?limit=1000'
const NEUTRON_LISTS = ['networks', 'subnets', 'routers', 'ports']
/** Of what the services need on their own. */
const BUDGET = 1.25

/** Milliseconds of one round. */
interface Round {
  /** Neutron's slowest list, and Nova's list of names. */
  neutron: number
  nova: number
  /** From the click until the devices are drawn, and until each has its name. */
  drawn: number
  named: number
}

/** The network topology of a large project on a real cloud, compared with the services' own lists in the same round. */
export const measureTopology = (): Promise<Measure[]> =>
  inLargeProject(async ({ cloud, names, context, url }) => {
    const own = `project_id=${cloud.projectId}`
    const page = await context.newPage()
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const lists = []
      for (const list of NEUTRON_LISTS) lists.push(await timed(() => cloud.send('GET', `/network/v2.0/${list}?${own}`)))
      const nova = await timed(() => cloud.send('GET', NOVA_NAMES))
      // Each round begins with a new page, so that nothing is cached.
      await page.goto(`${url}/places`)
      const link = page.getByRole('main').getByRole('link', { name: 'Network Topology', exact: true })
      await link.waitFor()
      const times = page.evaluate(pictureAfterPress, names)
      await link.click()
      rounds.push({ neutron: Math.max(...lists), nova, ...(await times) })
    }
    // Of each round, since other programs slow down the services and the console alike.
    const ratio = (name: string, of: (round: Round) => [here: number, services: number], note: string): Measure => ({
      name,
      value: median(rounds.map((round) => of(round)[0] / of(round)[1])),
      budget: BUDGET,
      unit: '×',
      note: `${note}; ${Math.round(median(rounds.map((round) => of(round)[0])))} of ${Math.round(median(rounds.map((round) => of(round)[1])))} ms`,
    })
    return [
      ratio('first picture', ({ drawn, neutron }) => [drawn, neutron], "Neutron's slowest list"),
      ratio(
        'all names',
        ({ named, neutron, nova }) => [named, Math.max(neutron, nova)],
        `${names.length} of ${SCALE}, the slower of Neutron's ports and Nova's names`,
      ),
    ]
  })
