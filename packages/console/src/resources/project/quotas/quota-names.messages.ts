import { defineMessages } from 'react-intl'

/** What the quotas are called that the console knows, by the services' names for them. */
export const quotaNames = defineMessages({
  metadata_items: { id: 'project.quota.metadata_items', defaultMessage: 'Metadata Items' },
  cores: { id: 'project.quota.cores', defaultMessage: 'VCPUs' },
  instances: { id: 'project.quota.instances', defaultMessage: 'Instances' },
  injected_files: { id: 'project.quota.injected_files', defaultMessage: 'Injected Files' },
  injected_file_content_bytes: {
    id: 'project.quota.injected_file_content_bytes',
    defaultMessage: 'Injected File Content Bytes',
  },
  injected_file_path_bytes: {
    id: 'project.quota.injected_file_path_bytes',
    defaultMessage: 'Injected File Path Bytes',
  },
  ram: { id: 'project.quota.ram', defaultMessage: 'RAM (MB)' },
  key_pairs: { id: 'project.quota.key_pairs', defaultMessage: 'Key Pairs' },
  server_groups: { id: 'project.quota.server_groups', defaultMessage: 'Server Groups' },
  server_group_members: { id: 'project.quota.server_group_members', defaultMessage: 'Server Group Members' },
  volumes: { id: 'project.quota.volumes', defaultMessage: 'Volumes' },
  snapshots: { id: 'project.quota.snapshots', defaultMessage: 'Volume Snapshots' },
  gigabytes: { id: 'project.quota.gigabytes', defaultMessage: 'Total Size of Volumes and Snapshots (GB)' },
  network: { id: 'project.quota.network', defaultMessage: 'Networks' },
  subnet: { id: 'project.quota.subnet', defaultMessage: 'Subnets' },
  port: { id: 'project.quota.port', defaultMessage: 'Ports' },
  router: { id: 'project.quota.router', defaultMessage: 'Routers' },
  floatingip: { id: 'project.quota.floatingip', defaultMessage: 'Floating IPs' },
  security_group: { id: 'project.quota.security_group', defaultMessage: 'Security Groups' },
  security_group_rule: { id: 'project.quota.security_group_rule', defaultMessage: 'Security Group Rules' },
})
