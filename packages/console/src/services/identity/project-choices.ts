import { projectEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { projectFieldMessages } from './identity.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The project that an administrator creates something for. */
export const projectChoices = choicesOf({
  query: query(projectEndpoints.projectList),
  placeholder: moreWords.selectAProject,
  none: projectFieldMessages.none,
})
