import {
  ask,
  indexCloud,
  withOpenings,
  type Answer,
  type Cloud,
  type Obstacle,
  type Opening,
  type Question,
} from '@meridian/reachability'
import { CircleCheck, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { addressOfRule } from '../../services/network/rule-address.ts'
import { floatingIpManifest } from '../../resources/floating-ip/floating-ip.manifest.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { networkManifest, portManifest } from '../../resources/network/network.manifest.ts'
import { routerManifest } from '../../resources/router/router.manifest.ts'
import { securityGroupManifest } from '../../resources/security-group/security-group.manifest.ts'
import { Card } from '../../ui/Card.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { ObstacleNumber } from './PathPicture.tsx'
import {
  openingPhrases,
  reachMessages as messages,
  reachPhrases as phrases,
} from '../../services/reach/reach.messages.ts'
import { openingText, useSay } from '../../services/reach/use-say.ts'

interface OpenItProps {
  cloud: Cloud
  question: Question
  answer: Answer
}

/** The smallest change for each obstacle, and whether all of them together open it. */
export function OpenIt({ cloud, question, answer }: OpenItProps) {
  const { formatMessage } = useIntl()
  const isOpened = useMemo(() => opens(cloud, question, answer), [cloud, question, answer])
  const count = answer.obstacles.length
  return (
    <Card
      title={formatMessage(messages.openIt)}
      flush
      actions={<span className="text-sm text-ink-3">{formatMessage(messages.unchanged)}</span>}
    >
      <ol className="divide-y divide-line">
        {answer.obstacles.map((obstacle, index) => (
          <li key={index} className="flex gap-3 px-4 py-3">
            <span aria-hidden>
              <ObstacleNumber number={index + 1} />
            </span>
            <ObstacleFix cloud={cloud} obstacle={obstacle} />
          </li>
        ))}
      </ol>
      {isOpened !== null && (
        <p className="flex items-center gap-2 border-t border-line px-4 py-3">
          {isOpened && <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />}
          {formatMessage(isOpened ? phrases.withAll : phrases.stillNot, { count })}
        </p>
      )}
    </Card>
  )
}

/** Null if one of the changes needs a choice that only a person makes. */
function opens(cloud: Cloud, question: Question, { obstacles, version }: Answer): boolean | null {
  const openings = obstacles.flatMap((obstacle) => obstacle.openings[0] ?? [])
  if (openings.length < obstacles.length) return null
  const changed = withOpenings(cloud.lists, openings)
  if (!changed) return null
  const after = ask(indexCloud(changed), version ? { ...question, version } : question)
  return after.verdict === 'reachable'
}

function ObstacleFix({ cloud, obstacle }: { cloud: Cloud; obstacle: Obstacle }) {
  const { sentence } = useSay()
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <h3 className="font-semibold wrap-anywhere">{sentence(obstacle.say, [obstacle.thing])}</h3>
      {obstacle.openings.map((opening, index) => (
        <OpeningRow key={index} cloud={cloud} opening={opening} obstacle={obstacle} isFirst={index === 0} />
      ))}
      {obstacle.openings.length === 0 && <ThingLink obstacle={obstacle} />}
    </div>
  )
}

interface OpeningRowProps {
  cloud: Cloud
  opening: Opening
  obstacle: Obstacle
  isFirst: boolean
}

function OpeningRow({ cloud, opening, obstacle, isFirst }: OpeningRowProps) {
  const intl = useIntl()
  const nameOf = (kind: 'group' | 'router' | 'server', id: string) =>
    ({ group: cloud.groups, router: cloud.routers, server: cloud.servers })[kind].get(id)?.name || id
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border-s-2 border-ok bg-ok-soft px-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        <Plus aria-hidden className="me-1.5 inline size-3.5 text-ok" />
        {openingText(intl, opening, { name: obstacle.thing.name, nameOf })}
      </span>
      <AppLink to={placeOf(cloud, opening, obstacle)} className={buttonClass(isFirst ? 'primary' : 'default', 'small')}>
        {opening.kind === 'rule'
          ? intl.formatMessage(messages.review)
          : intl.formatMessage(openingPhrases.show, { name: targetName(cloud, opening, obstacle) })}
      </AppLink>
    </div>
  )
}

const MANIFESTS = {
  instance: instanceManifest,
  port: portManifest,
  network: networkManifest,
  router: routerManifest,
  group: securityGroupManifest,
  floatingIp: floatingIpManifest,
} as const

type Kind = keyof typeof MANIFESTS

const page = (kind: Kind, id: string, tab?: string) => paths.details(MANIFESTS[kind].type, id, tab)

/** The list of a type, if the thing itself is still to be chosen. */
const list = (kind: Kind) => MANIFESTS[kind].panels.project?.path ?? paths.home()

/** Where a person makes the change. */
function placeOf(cloud: Cloud, opening: Opening, { thing }: Obstacle): string {
  switch (opening.kind) {
    case 'rule':
      return paths.draftRule(opening.groupId, addressOfRule(opening.rule))
    case 'interface':
      return opening.routerId === null ? list('router') : page('router', opening.routerId, 'interfaces')
    case 'gateway':
      return page('router', opening.routerId)
    case 'route':
      return page('router', opening.routerId)
    case 'floating-ip':
    case 'associate':
      return list('floatingIp')
    case 'start':
      return page('instance', opening.serverId)
    case 'join-group':
      return page('port', opening.portId)
    case 'admin-up':
      return page(opening.of, opening.id)
    case 'subnet-gateway':
      return thing.id === null ? list('network') : page('network', thing.id)
  }
}

function targetName(cloud: Cloud, opening: Opening, { thing }: Obstacle): string {
  if (opening.kind === 'interface' && opening.routerId) return cloud.routers.get(opening.routerId)?.name || thing.name
  return thing.name
}

function ThingLink({ obstacle: { thing } }: { obstacle: Obstacle }) {
  const intl = useIntl()
  if (thing.id === null || thing.kind === 'outside' || thing.kind === 'nobody') return null
  return (
    <AppLink to={page(thing.kind, thing.id)} className={`${buttonClass('default', 'small')} justify-self-start`}>
      {intl.formatMessage(openingPhrases.show, { name: thing.name })}
    </AppLink>
  )
}
