import { FormattedMessage } from 'react-intl'
import { Logo } from '../Logo.tsx'
import { meridian, parallel, type View } from './graticule.ts'
import { signInMessages as messages } from './sign-in.messages.ts'

const VIEW: View = { tip: 22, turn: -26, lean: -12 }
const MERIDIANS = [
  15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, -15, -30, -45, -60, -75, -90, -105, -120, -135, -150, -165, 180,
]
const PARALLELS = [-60, -45, -30, -15, 0, 15, 30, 45, 60, 75]

/** The dark half of the page; on a narrow window a slim header. */
export function SignInArt() {
  return (
    <aside className="relative flex flex-col justify-between overflow-hidden bg-(image:--art) px-6 py-5 text-(--art-ink) md:p-12">
      <Globe />
      <div className="relative flex items-center gap-2.5 text-lg font-bold tracking-tight">
        <Logo className="size-6" />
        Meridian
      </div>
      <div className="relative max-w-96 max-md:hidden">
        <p className="text-2xl leading-tight font-bold tracking-tight text-balance">
          <FormattedMessage {...messages.headline} />
        </p>
        <p className="mt-3 text-base text-pretty text-(--art-ink-2)">
          <FormattedMessage {...messages.subline} />
        </p>
      </div>
      <p className="relative text-sm text-(--art-ink-2) max-md:hidden">{location.host}</p>
    </aside>
  )
}

/** A globe that rises at the edge, with its prime meridian lit. */
function Globe() {
  return (
    <svg
      viewBox="-1.02 -1.02 2.04 2.04"
      className="pointer-events-none absolute fill-none stroke-(--art-line) stroke-[0.003] max-md:top-2 max-md:end-6 max-md:w-72 md:-end-[46%] md:bottom-[-18%] md:w-[112%] lg:-end-[38%] lg:w-full"
      aria-hidden
    >
      <circle r="1" className="fill-(--art-globe)" />
      <path d={MERIDIANS.map((longitude) => meridian(longitude, VIEW)).join('')} />
      <path d={PARALLELS.map((latitude) => parallel(latitude, VIEW)).join('')} />
      <path d={meridian(0, VIEW)} className="stroke-(--art-line-strong) stroke-[0.006]" />
    </svg>
  )
}
