import type { LoadBalancer } from '@meridian/contract'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { paths } from '../../paths.ts'
import { loadBalancerManifest } from './load-balancer.manifest.ts'
import { treePhrases } from './load-balancer.messages.ts'
import type { BalancerTree } from './PartForm.tsx'
import type { partMessages } from './part-forms.messages.ts'
import type { PartDeletions } from './use-part-deletions.ts'

type PartDialog = 'listener' | 'pool' | 'monitor' | 'policy' | 'rule' | 'members'

/** Opens the dialog about a part: the ids of the balancer, and of what is on the way to the part. */
export const partPath = (dialog: PartDialog, ...ids: readonly string[]) =>
  paths.modal(dialogAddress(loadBalancerManifest, dialog), ids.join('/'))

/** What the cards of a balancer share. */
export interface CardProps {
  balancer: LoadBalancer
  tree: BalancerTree
  intl: IntlShape
  may: (part: string, operation: string) => boolean
  deletions: PartDeletions
}

interface PartLinkProps {
  to: string
  icon: ReactNode
  label: (typeof partMessages)[keyof typeof partMessages]
  /** What it is about, if only the icon is shown. */
  of?: string
}

/** Opens the dialog about a part: a button with its text, or an icon in a row. */
export function PartLink({ to, icon, label, of }: PartLinkProps) {
  const { formatMessage } = useIntl()
  const text = formatMessage(label)
  if (of === undefined) {
    return (
      <AppLink to={to} className={buttonClass(undefined, 'small')}>
        {icon}
        {text}
      </AppLink>
    )
  }
  return (
    <AppLink
      to={to}
      aria-label={formatMessage(treePhrases.about, { action: text, name: of })}
      className={buttonClass('quiet', 'small')}
    >
      {icon}
    </AppLink>
  )
}

export const DeleteButton = ({ of, onClick }: { of: string; onClick: () => void }) => {
  const { formatMessage } = useIntl()
  const label = formatMessage(treePhrases.about, { action: formatMessage(moreWords.delete), name: of })
  return <IconButton size="small" icon={<Trash2 aria-hidden />} label={label} onClick={onClick} />
}

export const ICON = 'size-4'
export const nameOf = ({ name, id }: { name: string; id: string }) => name || id
