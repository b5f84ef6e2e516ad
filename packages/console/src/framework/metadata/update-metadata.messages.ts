import { defineMessage } from 'react-intl'

/** Apart from the editor's own words: lists show it before the editor is fetched. */
export const updateMetadataLabel = defineMessage({ id: 'metadata.update', defaultMessage: 'Update Metadata' })
