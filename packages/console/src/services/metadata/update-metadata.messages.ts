import { words } from '../../framework/text/common.messages.ts'

/** Separate from the editor's messages: lists show it before the editor is loaded. */
export const updateMetadataLabel = { update: words.updateMetadata }.update
