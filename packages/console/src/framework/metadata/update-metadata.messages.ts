import { defineMessage } from 'react-intl'

/** Separate from the editor's messages: lists show it before the editor is loaded. */
export const updateMetadataLabel = defineMessage({ id: 'metadata.update', defaultMessage: 'Update Metadata' })
