import { imageImportEndpoints, storesOf, type Image, type ImageStore } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Copy, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PartsTable, RowButton } from '../../framework/loading/PartsTable.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { yesNo } from '../../framework/text/wording.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { Badge } from '../../ui/inline.tsx'
import { imageManifest as manifest } from './image.manifest.ts'
import { sharingMessages as messages } from './image-sharing.messages.ts'
import { imagePageMessages } from './image-page.messages.ts'

/** The stores that have the data of an image; nothing where Glance has a single store. */
export function ImageStores({ image }: { image: Image }) {
  const intl = useIntl()
  const { data } = useQuery(query(imageImportEndpoints.imageImportInfo))
  const allows = usePolicies()
  const target = { project_id: image.owner, owner: image.owner }
  const mayCopy = allows([['image', 'copy_image']], target) === true
  const mayDelete = allows([['image', 'delete_image']], target) === true
  const { id } = image
  const present = storesOf(image)
  const remove = usePartAction<ImageStore>({
    action: deleteAction<ImageStore>(
      { names: { one: messages.store, other: imagePageMessages.stores } },
      {
        lookAhead: 'nothing else',
        messages: { one: messages.removeData, other: messages.removeData },
        remove: ({ id: store }, send) => send(imageImportEndpoints.imageStoreRemove, { params: { id, store } }),
      },
    ),
    label: ({ id: store }) => store,
    whole: { type: manifest.type, id },
  })
  const stores = data?.stores ?? []
  if (stores.length < 2 || present.length === 0) return null
  const title = intl.formatMessage(imagePageMessages.stores)
  const isCopyable = mayCopy && stores.some((store) => !store.read_only && !present.includes(store.id))
  return (
    <Card
      title={title}
      flush
      actions={
        isCopyable && (
          <AppLink
            to={paths.modal(dialogAddress(manifest, 'copy-to-store'), id)}
            className={buttonClass('default', 'small')}
          >
            <Copy aria-hidden />
            {intl.formatMessage(messages.copy)}
          </AppLink>
        )
      }
    >
      <PartsTable
        items={stores}
        label={title}
        empty=""
        columns={{ store: messages.store, has: messages.hasData, actions: words.actions }}
        cells={(store) => ({
          store: (
            <span className="flex flex-wrap items-center gap-2">
              {store.description ? `${store.id} (${store.description})` : store.id}
              {store.default && <Badge>{intl.formatMessage(messages.defaultStore)}</Badge>}
            </span>
          ),
          has: yesNo(intl, present.includes(store.id)),
          actions: mayDelete && present.length > 1 && present.includes(store.id) && (
            <RowButton
              label={intl.formatMessage(messages.remove, { store: store.id })}
              icon={<X aria-hidden />}
              onClick={() => void remove(store)}
            />
          ),
        })}
      />
    </Card>
  )
}
