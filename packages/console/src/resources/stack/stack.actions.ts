import { stackCan, stackEndpoints, type StackAction, type StackSummary } from '@meridian/contract'
import { Camera, CircleCheck, FilePenLine, Pause, Play, Rocket, RotateCw, ScanEye, Trash2, Undo2 } from 'lucide-react'
import type { Action } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import type { BatchMessages } from '../../framework/actions/batch-options.ts'
import { dialogAction } from '../../framework/actions/dialog-action.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { deletePhrases } from '../../framework/resource/resource.messages.ts'
import { paths } from '../../paths.ts'
import { stackManifest as manifest } from './stack.manifest.ts'
import {
  cancelMessages,
  checkMessages,
  deleteStackMessages,
  resumeMessages,
  retryMessages,
  stackMessages,
  suspendMessages,
} from './stack.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const acting = (
  action: StackAction,
  messages: BatchMessages,
  more: Pick<Action<StackSummary>, 'icon'> & { allowed: (stack: StackSummary) => boolean; rule?: string },
): Action<StackSummary> =>
  batchAction<StackSummary>(action, more.icon, {
    section: 'use',
    batch: true,
    tone: 'info',
    policy: [['orchestration', more.rule ?? `actions:${action}`]],
    allowed: more.allowed,
    messages,
    perform: ({ id }, send) => send(stackEndpoints.stackAction, { params: { id }, body: { action } }),
  })

/** Heat would keep the new parts of another project's stack in the administrator's own: these are offered in a project. */
const INSIDE = { scopes: ['project'] } as const

/** In the order of the menus. */
export const stackActions: Action<StackSummary>[] = [
  {
    ...INSIDE,
    id: 'preview-new',
    label: moreWords.previewStack,
    icon: ScanEye,
    policy: [
      ['orchestration', 'stacks:validate_template'],
      ['orchestration', 'stacks:preview'],
    ],
    open: () => paths.launchStack({ purpose: 'preview' }),
  },
  {
    ...INSIDE,
    id: 'launch',
    label: moreWords.launchStack,
    icon: Rocket,
    policy: [
      ['orchestration', 'stacks:validate_template'],
      ['orchestration', 'stacks:create'],
    ],
    open: () => paths.launchStack(),
  },
  {
    ...INSIDE,
    id: 'change',
    label: stackMessages.change,
    icon: FilePenLine,
    section: 'edit',
    policy: [
      ['orchestration', 'stacks:validate_template'],
      ['orchestration', 'stacks:update'],
    ],
    allowed: stackCan.change,
    to: ({ id }) => paths.launchStack({ stackId: id }),
  },
  batchAction<StackSummary>('retry', RotateCw, {
    ...INSIDE,
    section: 'edit',
    tone: 'info',
    policy: [['orchestration', 'stacks:update_patch']],
    allowed: stackCan.retry,
    messages: { ...retryMessages, other: retryMessages.one },
    perform: ({ id }, send) => send(stackEndpoints.stackPatch, { params: { id }, body: {} }),
  }),
  batchAction<StackSummary>('cancel_update', Undo2, {
    section: 'edit',
    danger: true,
    tone: 'info',
    policy: [['orchestration', 'actions:cancel_update']],
    allowed: stackCan.cancel,
    messages: cancelMessages,
    perform: ({ id }, send) => send(stackEndpoints.stackAction, { params: { id }, body: { action: 'cancel_update' } }),
  }),
  acting('check', checkMessages, { icon: CircleCheck, allowed: stackCan.check }),
  acting('suspend', suspendMessages, { icon: Pause, allowed: stackCan.suspend }),
  acting('resume', resumeMessages, { icon: Play, allowed: stackCan.resume }),
  dialogAction<StackSummary>(manifest, 'create-stack-snapshot', stackMessages.createSnapshot, Camera, {
    ...INSIDE,
    section: 'copy',
    policy: [['orchestration', 'stacks:snapshot']],
    allowed: stackCan.snapshot,
    dialog: async () => (await import('./CreateStackSnapshot.tsx')).CreateStackSnapshot,
  }),
  // Not `deleteAction`: the stack stays in the list until Heat has deleted its resources.
  batchAction<StackSummary>('delete', Trash2, {
    section: 'end',
    danger: true,
    batch: true,
    tone: 'info',
    policy: [['orchestration', 'stacks:delete']],
    allowed: stackCan.delete,
    messages: {
      one: named(manifest, deletePhrases.one),
      other: named(manifest, deletePhrases.other),
      ...deleteStackMessages,
    },
    final: true,
    lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).stackLookAhead,
    perform: ({ id }, send) => send(stackEndpoints.stackDelete, { params: { id } }),
  }),
]
