import { ec2CredentialEndpoints as endpoints, type CatalogEntry, type Ec2Credential } from '@meridian/contract'
import { Download, Eye, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { sendUnlisted } from '../../api/client.ts'
import { query, queryClient } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { LoadedTable } from '../../framework/loading/PartsTable.tsx'
import { useModalAddress } from '../../framework/modals/use-modal.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useProjectNames } from '../../framework/resource/cell-context.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { saveEc2 } from '../../services/credentials/ec2-file.ts'
import { Card } from '../../ui/Card.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast/toast.ts'
import { API_ACCESS } from './addresses.ts'
import { CopyList } from './CopyList.tsx'
import {
  ec2Fields,
  ec2Messages as messages,
  ec2Names,
  ec2Phrases as phrases,
  recreateMessages,
  recreateSentences,
} from './ec2.messages.ts'

const list = query(endpoints.ec2CredentialList, {})
const refresh = () => queryClient.invalidateQueries({ queryKey: list.queryKey })

const deletion = deleteAction<Ec2Credential>(
  { names: ec2Names },
  {
    lookAhead: 'nothing else',
    remove: async ({ id }, send) => {
      await send(endpoints.ec2CredentialDelete, { params: { id } })
      await refresh()
    },
  },
)

/** Creates before it deletes, so that a refusal takes nothing away. */
const recreation = batchAction<Ec2Credential>('recreate', undefined, {
  danger: true,
  messages: recreateMessages,
  sentences: recreateSentences,
  perform: async ({ id, project_id }, send) => {
    await send(endpoints.ec2CredentialCreate, { body: { project_id } })
    await send(endpoints.ec2CredentialDelete, { params: { id } })
    await refresh()
  },
})

/** The keys with which the user's programs sign in to APIs for EC2 and S3; nothing for who may not list them. */
export function Ec2Credentials({ urlOf }: { urlOf: (service: string) => string | null }) {
  const { formatMessage } = useIntl()
  const { id: user, project_id: project } = useSession()
  const allows = usePolicies()
  const may = (rule: string) =>
    allows([['identity', `identity:ec2_${rule}`]], { 'target.credential.user_id': user }) === true
  const projectName = useProjectNames(true)
  const [viewed, setViewed] = useState<Ec2Credential | null>(null)
  const whole = { type: 'OS::Keystone::User', id: user }
  const label = ({ id }: Ec2Credential) => id
  const remove = usePartAction({ action: deletion, label, whole })
  const recreate = usePartAction({ action: recreation, label, whole })
  if (!may('list_credentials')) return null
  const title = formatMessage(ec2Names.other)
  const mayCreate = project !== null && may('create_credential')
  const button = (text: keyof typeof phrases, icon: ReactNode, key: string, onClick: () => void) => (
    <IconButton size="small" label={formatMessage(phrases[text], { key })} icon={icon} onClick={onClick} />
  )
  return (
    <Card title={title} flush actions={mayCreate && <CreateButton project={project} onCreated={setViewed} />}>
      <LoadedTable
        query={list}
        failed={messages.failed}
        label={title}
        empty={messages.empty}
        columns={{ access: ec2Fields.access, project: words.project, actions: words.actions }}
        cells={(item) => ({
          access: (
            <span className="flex items-center gap-1">
              <code className="font-mono text-sm wrap-anywhere">{item.id}</code>
              <CopyButton value={item.id} />
            </span>
          ),
          project: projectName(item.project_id),
          actions: (
            <span className="flex justify-end">
              {button('viewOne', <Eye aria-hidden />, item.id, () => setViewed(item))}
              {may('create_credential') &&
                may('delete_credential') &&
                button('recreateOne', <RefreshCw aria-hidden />, item.id, () => void recreate(item))}
              {may('delete_credential') &&
                button('deleteOne', <Trash2 aria-hidden />, item.id, () => void remove(item))}
            </span>
          ),
        })}
      />
      <AddressedDialog
        project={project}
        mayCreate={mayCreate}
        onView={setViewed}
        onRecreate={(item) => void recreate(item)}
      />
      {viewed && (
        <Ec2Dialog
          credential={viewed}
          urlOf={urlOf}
          project={projectName(viewed.project_id)}
          onClose={() => setViewed(null)}
        />
      )}
    </Card>
  )
}

interface AddressedDialogProps {
  project: string | null
  mayCreate: boolean
  onView: (item: Ec2Credential) => void
  onRecreate: (item: Ec2Credential) => void
}

/**
 * Goes on with the project's keys as the address says. Without keys it offers to create them: Horizon creates them at
 * once, but an address that a foreign page can link to must change nothing.
 */
function AddressedDialog({ project, mayCreate, onView, onRecreate }: AddressedDialogProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const { name, close } = useModalAddress()
  const isWanted = name === API_ACCESS.ec2 || name === API_ACCESS.recreateEc2
  const { data } = useQuery({ ...list, enabled: isWanted })
  const found = data?.items.find(({ project_id: of }) => of === project)
  const goOn = useEffectEvent(() => {
    if (!isWanted || !found) return
    close()
    if (name === API_ACCESS.ec2) onView(found)
    else onRecreate(found)
  })
  const foundId = found?.id
  useEffect(() => {
    if (isWanted && foundId) goOn()
  }, [isWanted, foundId])
  const view = (made: Ec2Credential) => {
    close()
    onView(made)
  }
  return (
    <Dialog
      open={isWanted && data !== undefined && !found}
      onClose={close}
      title={formatMessage(ec2Names.other)}
      footer={
        <>
          <Button onClick={() => close()}>{texts.close}</Button>
          {mayCreate && project !== null && <CreateButton project={project} onCreated={view} />}
        </>
      }
    >
      {formatMessage(messages.empty)}
    </Dialog>
  )
}

function CreateButton({ project, onCreated }: { project: string; onCreated: (made: Ec2Credential) => void }) {
  const intl = useIntl()
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    try {
      onCreated(await sendUnlisted(endpoints.ec2CredentialCreate, { body: { project_id: project } }))
      await refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.danger(intl.formatMessage(messages.createFailed), {
        detail: describeError(intl, error),
        requestId: error.requestId,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" icon={<Plus aria-hidden />} busy={isBusy} onClick={() => void create()}>
      {intl.formatMessage(messages.create)}
    </Button>
  )
}

interface Ec2DialogProps {
  credential: Ec2Credential
  urlOf: (service: string) => string | null
  project: string
  onClose: () => void
}

/** The keys with the secret, which is requested when the dialog opens, and not kept. */
function Ec2Dialog({ credential: { id }, urlOf, project, onClose }: Ec2DialogProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const { queryKey, queryFn } = query(endpoints.ec2CredentialView, { params: { id } })
  const fresh = { queryKey, queryFn, staleTime: 0, gcTime: 0 }
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(ec2Names.one)}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Loaded query={fresh} failed={formatMessage(messages.failed)}>
        {({ secret }) => {
          const values = { access: id, secret, ec2Url: urlOf('ec2'), s3Url: urlOf('s3') }
          return (
            <div className="grid gap-4">
              <CopyList labels={ec2Fields} values={values} />
              <div>
                <Button icon={<Download aria-hidden />} onClick={() => saveEc2(values, project)}>
                  {formatMessage(messages.download)}
                </Button>
              </div>
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

/** The first address of a service in a region; null if the catalogue has none. */
export const addressIn =
  (catalog: readonly CatalogEntry[], region: string | null) =>
  (type: string): string | null =>
    catalog
      .find((entry) => entry.type === type)
      ?.endpoints.find((at) => region === null || at.region_id === region || at.region === region)?.url ?? null
