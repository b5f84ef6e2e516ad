import { Server } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const instanceManifest: ResourceManifest = {
  type: 'OS::Nova::Server',
  exported: true,
  names: {
    one: typeNames.instance,
    other: typeNames.instances,
  },
  failureMessages: texts('instance.failure', {
    list: 'Unable to retrieve instances.',
    load: 'Unable to retrieve the server.',
    create: 'Unable to create the server.',
    delete: 'Unable to delete the server with id: {id}',
  }),
  nav: { place: 'compute/run', icon: Server },
  services: ['compute'],
  panels: {
    project: { path: '/project/instances' },
    admin: { path: '/admin/instances', policy: [['compute', 'context_is_admin']], filterFirst: 'admin.instances' },
  },
  dialogs: {
    snapshot: 'create-instance-snapshot',
    backup: 'back-up-instance',
    associate_floating_ip: 'associate-floating-ip',
    disassociate_floating_ip: 'disassociate-floating-ip',
    attach_interface: 'attach-interface',
    detach_interface: 'detach-interface',
    edit: 'edit-instance',
    attach_volume: 'attach-volume',
    detach_volume: 'detach-volume',
    'update-metadata': 'update-instance-metadata',
    retrieve_password: 'retrieve-password',
    set_password: 'set-instance-password',
    edit_security_groups: 'edit-instance-security-groups',
    rescue: 'rescue-instance',
    resize: 'resize-instance',
    rebuild: 'rebuild-instance',
    migrate: 'migrate-instance',
    live_migrate: 'live-migrate-instance',
    evacuate: 'evacuate-instance',
    reset_state: 'reset-instance-state',
  },
}
