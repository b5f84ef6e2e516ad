import type { WizardStep } from '../../../framework/wizard/wizard.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { ParentStep } from './ParentStep.tsx'
import { SubportsStep } from './SubportsStep.tsx'
import { detailsSchema, parentSchema, subportsSchema, type TrunkForm } from './trunk-form.ts'
import { trunkFormMessages } from './trunk-form.messages.ts'

export const detailsStep: WizardStep<TrunkForm> = {
  id: 'details',
  title: trunkFormMessages.details,
  description: trunkFormMessages.detailsHint,
  schema: detailsSchema,
  body: DetailsStep,
}

export const parentStep: WizardStep<TrunkForm> = {
  id: 'parent',
  title: trunkFormMessages.parentStep,
  description: trunkFormMessages.parentHint,
  schema: parentSchema,
  body: ParentStep,
}

export const subportsStep: WizardStep<TrunkForm> = {
  id: 'subports',
  title: trunkFormMessages.subportsStep,
  description: trunkFormMessages.subportsHint,
  schema: subportsSchema,
  body: SubportsStep,
}
