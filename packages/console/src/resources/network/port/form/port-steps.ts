import { useMemo } from 'react'
import type { Extension } from '../../../../framework/resource/manifest.ts'
import { useExtensions } from '../../../../framework/resource/extensions.ts'
import { usePolicies } from '../../../../framework/policy/policies.ts'
import type { WizardStep } from '../../../../framework/wizard/wizard.ts'
import { GroupsStep } from './GroupsStep.tsx'
import { InfoStep } from './InfoStep.tsx'
import { groupsSchema, infoSchema, shownFields, type PortForm } from './port-form.ts'
import { portFormMessages } from './port-form.messages.ts'

export const PORT_STEPS: readonly WizardStep<PortForm>[] = [
  { id: 'info', title: portFormMessages.info, schema: infoSchema, body: InfoStep },
  { id: 'groups', title: portFormMessages.groups, schema: groupsSchema, body: GroupsStep },
]

const EXTENSIONS: readonly Extension[] = [
  { of: 'network', alias: 'mac-learning' },
  { of: 'network', alias: 'port-security' },
]

/** Which fields a port's form has here: of one that is new, or of one on a network of this project. */
export function usePortFields(isNew: boolean, networkProject: string | undefined) {
  const has = useExtensions(EXTENSIONS)
  const [learnsMacs, hasSecurity] = EXTENSIONS.map((extension) => has(extension) === true)
  // Neutron's rule for what owners of a network may say of its ports; the same for all of it.
  const rule = isNew ? 'create_port:port_security_enabled' : 'update_port:port_security_enabled'
  const ownsNetwork = usePolicies()([['network', rule]], { 'network:tenant_id': networkProject }) === true
  return useMemo(
    () => shownFields({ isNew, ownsNetwork, learnsMacs: learnsMacs === true, hasSecurity: hasSecurity === true }),
    [isNew, ownsNetwork, learnsMacs, hasSecurity],
  )
}
