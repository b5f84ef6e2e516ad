import { always, file, flagFor, flagIfFalse, heatParameters, othersAsJson } from './arguments.ts'
import { actions, command, optional, row, type Options, type Row } from './command.ts'
import { same } from '../fields.ts'

const NESTED: Options = { 'show-nested': flagFor('show_nested', 'true') }

const STACK: Options = {
  template: file('template'),
  environment: file('environment'),
  timeout: 'timeout_mins',
  parameter: heatParameters('parameters'),
  ...same('tags'),
}

export const ORCHESTRATION: readonly Row[] = [
  row(
    'POST /stacks',
    command('stack create', ['stack_name'], { ...STACK, 'enable-rollback': flagIfFalse('disable_rollback') }),
  ),
  row(
    'POST /stacks/preview',
    command('stack create', ['stack_name'], {
      'dry-run': always,
      ...STACK,
      'enable-rollback': flagIfFalse('disable_rollback'),
    }),
  ),
  row('PUT /stacks/*/*', command('stack update', [2], STACK)),
  row('PATCH /stacks/*/*', command('stack update', [2], { existing: always, ...STACK })),
  row('PUT /stacks/*/*/preview', command('stack update', [2], { 'dry-run': always, ...STACK, ...NESTED })),
  row(
    'PATCH /stacks/*/*/preview',
    command('stack update', [2], { 'dry-run': always, existing: always, ...STACK, ...NESTED }),
  ),
  row('DELETE /stacks/*/*', command('stack delete', [2], { yes: always })),
  ...actions('/stacks/*/*/actions', {
    suspend: command('stack suspend', [2]),
    resume: command('stack resume', [2]),
    check: command('stack check', [2]),
    cancel_update: command('stack cancel', [2]),
    cancel_without_rollback: command('stack cancel', [2], { 'no-rollback': always }),
  }),
  row('POST /stacks/*/*/snapshots', command('stack snapshot create', [2], same('name'))),
  row('POST /stacks/*/*/snapshots/*/restore', command('stack snapshot restore', [2, 3])),
  row('DELETE /stacks/*/*/snapshots/*', command('stack snapshot delete', [2, 3], { yes: always })),
  row('POST /stacks/*/*/resources/*/signal', command('stack resource signal', [2, 3], { data: othersAsJson })),
  row(
    'PATCH /stacks/*/*/resources/*',
    command('stack resource mark unhealthy', [2, 3, optional('resource_status_reason')], {
      reset: flagIfFalse('mark_unhealthy'),
    }),
  ),
  row('POST /validate', command('orchestration template validate', [], { ...STACK, ...NESTED })),
]
