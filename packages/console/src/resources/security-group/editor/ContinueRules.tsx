import { useNavigate } from '@tanstack/react-router'
import { handOver } from '../../../framework/plan/handed-over.ts'
import { useOnce } from '../../../framework/plan/use-once.ts'
import { paths } from '../../../paths.ts'
import { securityGroupManifest } from '../security-group.manifest.ts'

interface ContinueRulesProps {
  item: { id: string }
  details: unknown
  onEnd: () => void
}

/** Opens the table of rules with the part of a change that was not applied. */
export function ContinueRules({ item: { id }, details, onEnd }: ContinueRulesProps) {
  const navigate = useNavigate()
  useOnce(() => {
    const { type } = securityGroupManifest
    void navigate({ to: paths.details(type, id) })
    handOver({ type, id, action: 'apply-rules', details })
    onEnd()
  })
  return null
}
