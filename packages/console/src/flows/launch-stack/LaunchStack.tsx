import { stackEndpoints, type StackView } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useOwner } from '../../framework/session/session.ts'
import { readDesign } from '../../services/orchestration/design-draft.ts'
import { toYaml } from '../../services/orchestration/to-yaml.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { launchMessages as messages } from './launch-stack.messages.ts'
import { LaunchDialog } from './LaunchDialog.tsx'

/** Launches a stack, also from the template generator, previews one, or changes one whose template and values are filled in. */
export function LaunchStack({ context }: FlowProps) {
  const { stackId, resource, purpose } = context
  const owner = useOwner()
  if (stackId) return <ChangeStack id={stackId} resource={resource} />
  if (purpose === 'design') return <LaunchDialog purpose="launch" design={readDesign(owner)} />
  return <LaunchDialog purpose={purpose === 'preview' ? 'preview' : 'launch'} />
}

function ChangeStack({ id, resource }: { id: string; resource?: string | undefined }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const args = { params: { id } }
  const stack = useQuery<StackView>(query(stackEndpoints.stackView, args))
  const template = useQuery(query(stackEndpoints.stackTemplate, args))
  const environment = useQuery(query(stackEndpoints.stackEnvironment, args))
  const files = useQuery(query(stackEndpoints.stackFiles, args))
  const error = stack.error ?? template.error ?? environment.error ?? files.error
  if (error)
    return (
      <Dialog open={tools.open} onClose={tools.close} title={formatMessage(messages.change)}>
        <FormAlert title={formatMessage(messages.loadFailed)} error={error} />
      </Dialog>
    )
  if (!stack.data || !template.data || !environment.data || !files.data)
    return <WaitModal open={tools.open} onClose={tools.close} />
  // Parameters have fields of their own; what else is in the environment is kept as text.
  const { parameters: _parameters, encrypted_param_names: _encrypted, event_sinks: _sinks, ...rest } = environment.data
  const isBare = Object.values(rest).every(
    (part) => JSON.stringify(part) === '{}' || JSON.stringify(part) === '{"resources":{}}',
  )
  return (
    <LaunchDialog
      purpose="change"
      resource={resource}
      changed={{
        stack: stack.data,
        template: toYaml(template.data),
        environment: isBare ? '' : toYaml(rest),
        files: files.data,
      }}
    />
  )
}
