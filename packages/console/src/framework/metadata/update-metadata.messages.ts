import { texts } from '../text/texts.ts'

/** Separate from the editor's messages: lists show it before the editor is loaded. */
export const updateMetadataLabel = texts('metadata', { update: 'Update Metadata' }).update
