-- version 1
CREATE TABLE nova_flavors (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE AS (doc ->> 'name') STORED,
  is_public INTEGER NOT NULL AS (doc ->> 'is_public') STORED,
  disabled INTEGER NOT NULL AS (doc ->> 'disabled'),
  memory_mb INTEGER NOT NULL AS (doc ->> 'ram'),
  vcpus INTEGER NOT NULL AS (doc ->> 'vcpus'),
  root_gb INTEGER NOT NULL AS (doc ->> 'disk'),
  ephemeral_gb INTEGER NOT NULL AS (doc ->> 'ephemeral'),
  swap INTEGER NOT NULL AS (doc ->> 'swap'),
  rxtx_factor REAL NOT NULL AS (doc ->> 'rxtx_factor'),
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  created_at TEXT NOT NULL AS (doc ->> 'created_at'),
  updated_at TEXT NOT NULL AS (ifnull(doc ->> 'updated_at', ''))
);

CREATE TABLE nova_services (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  binary TEXT NOT NULL AS (doc ->> 'binary') STORED,
  host TEXT NOT NULL AS (doc ->> 'host') STORED,
  UNIQUE (binary, host)
);

CREATE TABLE nova_hypervisors (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  host TEXT NOT NULL UNIQUE AS (doc ->> 'host') STORED,
  hypervisor_hostname TEXT NOT NULL UNIQUE AS (doc ->> 'hypervisor_hostname') STORED
);

CREATE TABLE nova_aggregates (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE AS (doc ->> 'name') STORED
);

CREATE TABLE nova_keypairs (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  user_id TEXT NOT NULL AS (doc ->> 'user_id') STORED,
  name TEXT NOT NULL AS (doc ->> 'name') STORED,
  UNIQUE (user_id, name)
);

CREATE TABLE nova_server_groups (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED
);
CREATE INDEX nova_server_groups_project ON nova_server_groups (project_id);

CREATE TABLE nova_quotas (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);

CREATE TABLE nova_servers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  deleted INTEGER NOT NULL AS (doc ->> 'deleted') STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (doc ->> 'updated_at') STORED,
  display_name TEXT NOT NULL AS (doc ->> 'name') STORED,
  vm_state TEXT NOT NULL AS (doc ->> 'vm_state') STORED,
  task_state TEXT NOT NULL AS (ifnull(doc ->> 'task_state', '')) STORED,
  host TEXT NOT NULL AS (ifnull(doc ->> 'host', '')) STORED,
  server_group TEXT NOT NULL AS (ifnull(doc ->> 'server_group', '')) STORED,
  vcpus INTEGER NOT NULL AS (doc ->> '$.flavor.vcpus') STORED,
  memory_mb INTEGER NOT NULL AS (doc ->> '$.flavor.ram') STORED,
  local_gb INTEGER NOT NULL AS (doc ->> 'local_gb') STORED,
  user_id TEXT NOT NULL AS (doc ->> 'user_id'),
  uuid TEXT NOT NULL AS (doc ->> 'id'),
  display_description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  hostname TEXT NOT NULL AS (doc ->> 'hostname'),
  node TEXT NOT NULL AS (ifnull(doc ->> 'node', '')),
  image_ref TEXT NOT NULL AS (doc ->> 'image_ref'),
  instance_type_id TEXT NOT NULL AS (doc ->> '$.flavor.id'),
  availability_zone TEXT NOT NULL AS (ifnull(doc ->> 'availability_zone', '')),
  access_ip_v4 TEXT NOT NULL AS (doc ->> 'access_ip_v4'),
  access_ip_v6 TEXT NOT NULL AS (doc ->> 'access_ip_v6'),
  auto_disk_config INTEGER NOT NULL AS (doc ->> 'auto_disk_config'),
  config_drive TEXT NOT NULL AS (doc ->> 'config_drive'),
  kernel_id TEXT NOT NULL AS (''),
  ramdisk_id TEXT NOT NULL AS (''),
  key_name TEXT NOT NULL AS (ifnull(doc ->> 'key_name', '')),
  launch_index INTEGER NOT NULL AS (doc ->> 'launch_index'),
  launched_at TEXT NOT NULL AS (ifnull(doc ->> 'launched_at', '')),
  terminated_at TEXT NOT NULL AS (ifnull(doc ->> 'terminated_at', '')),
  locked INTEGER NOT NULL AS (doc ->> 'locked_by' IS NOT NULL),
  locked_by TEXT NOT NULL AS (ifnull(doc ->> 'locked_by', '')),
  power_state INTEGER NOT NULL AS (doc ->> 'power_state'),
  progress INTEGER NOT NULL AS (doc ->> 'progress'),
  reservation_id TEXT NOT NULL AS (doc ->> 'reservation_id'),
  root_device_name TEXT NOT NULL AS (ifnull(doc ->> 'root_device_name', ''))
);
CREATE INDEX nova_servers_project ON nova_servers (project_id, deleted, created_at, id);
CREATE INDEX nova_servers_created ON nova_servers (deleted, created_at, id);
CREATE INDEX nova_servers_owner ON nova_servers (project_id, id);
CREATE INDEX nova_servers_usage ON nova_servers (project_id, deleted, vm_state, vcpus, memory_mb);
CREATE INDEX nova_servers_load ON nova_servers (deleted, host, vcpus, memory_mb, local_gb);
CREATE INDEX nova_servers_group ON nova_servers (server_group, deleted) WHERE server_group <> '';

CREATE TABLE nova_actions (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  server_id TEXT NOT NULL AS (doc ->> 'server_id') STORED,
  updated_at TEXT NOT NULL AS (doc ->> 'updated_at') STORED
);
CREATE INDEX nova_actions_server ON nova_actions (server_id, seq);

CREATE TABLE nova_migrations (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  uuid TEXT NOT NULL UNIQUE AS (doc ->> 'uuid') STORED,
  server_id TEXT NOT NULL AS (doc ->> 'server_id') STORED,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  user_id TEXT NOT NULL AS (doc ->> 'user_id') STORED,
  status TEXT NOT NULL AS (doc ->> 'status') STORED,
  migration_type TEXT NOT NULL AS (doc ->> 'migration_type') STORED,
  source_compute TEXT NOT NULL AS (doc ->> 'source_compute') STORED,
  dest_compute TEXT NOT NULL AS (ifnull(doc ->> 'dest_compute', '')) STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (doc ->> 'updated_at') STORED
);
CREATE INDEX nova_migrations_server ON nova_migrations (server_id);
CREATE INDEX nova_migrations_created ON nova_migrations (created_at, id);

CREATE TABLE nova_console_tokens (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  expires_at INTEGER NOT NULL AS (doc ->> 'expires_at') STORED
);
CREATE INDEX nova_console_tokens_expiry ON nova_console_tokens (expires_at);
