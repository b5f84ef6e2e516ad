import type { SignInOptions } from '@meridian/contract'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkClass } from '../../ui/link-class.ts'
import { demoAccount, demoHint } from './sign-in.messages.ts'

type Account = SignInOptions['demoAccounts'][number]

/** Tells which accounts a demonstration cloud has; choosing one fills the form. */
export function DemoAccounts({ accounts, onChoose }: { accounts: Account[]; onChoose: (account: Account) => void }) {
  const intl = useIntl()
  const buttons = accounts.map((account) => (
    <button
      key={account.username}
      type="button"
      className={`${linkClass} cursor-pointer`}
      onClick={() => onChoose(account)}
    >
      <FormattedMessage {...demoAccount} values={account} />
    </button>
  ))
  return (
    <p className="text-sm text-ink-2">
      <FormattedMessage {...demoHint} values={{ accounts: intl.formatList(buttons, { type: 'disjunction' }) }} />
    </p>
  )
}
