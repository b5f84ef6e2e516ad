-- version 1
CREATE TABLE heat_stacks (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (doc ->> 'name') STORED,
  owner_id TEXT NOT NULL AS (ifnull(doc ->> 'owner_id', '')) STORED,
  is_deleted INTEGER NOT NULL AS ((doc ->> 'deleted_at') IS NOT NULL) STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (ifnull(doc ->> 'updated_at', '')),
  action TEXT NOT NULL AS (doc ->> 'action'),
  status TEXT NOT NULL AS (doc ->> 'status'),
  username TEXT NOT NULL AS (doc ->> 'username')
);
CREATE INDEX heat_stacks_listed ON heat_stacks (project_id, is_deleted, created_at, id);
CREATE INDEX heat_stacks_named ON heat_stacks (project_id, name);
CREATE INDEX heat_stacks_created ON heat_stacks (created_at, id);
CREATE INDEX heat_stacks_nested ON heat_stacks (owner_id) WHERE owner_id <> '';

CREATE TABLE heat_resources (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  stack_id TEXT NOT NULL AS (doc ->> 'stack_id') STORED,
  physical_id TEXT NOT NULL AS (ifnull(doc ->> 'physical_id', '')) STORED
);
CREATE INDEX heat_resources_of_stack ON heat_resources (stack_id, seq);
CREATE INDEX heat_resources_physical ON heat_resources (physical_id) WHERE physical_id <> '';

CREATE TABLE heat_events (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  stack_id TEXT NOT NULL AS (doc ->> 'stack_id') STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  resource_name TEXT NOT NULL AS (doc ->> 'resource_name'),
  resource_type TEXT NOT NULL AS (doc ->> 'resource_type'),
  resource_action TEXT NOT NULL AS (doc ->> 'action'),
  resource_status TEXT NOT NULL AS (doc ->> 'status')
);
CREATE INDEX heat_events_of_stack ON heat_events (stack_id, created_at, seq);

CREATE TABLE heat_snapshots (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  stack_id TEXT NOT NULL AS (doc ->> 'stack_id') STORED
);
CREATE INDEX heat_snapshots_of_stack ON heat_snapshots (stack_id, seq);

CREATE TABLE heat_software_configs (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED
);
CREATE INDEX heat_software_configs_of_project ON heat_software_configs (project_id, seq);

CREATE TABLE heat_software_deployments (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  server_id TEXT NOT NULL AS (doc ->> 'server_id') STORED,
  config_id TEXT NOT NULL AS (ifnull(doc ->> 'config_id', '')) STORED
);
CREATE INDEX heat_software_deployments_of_project ON heat_software_deployments (project_id, server_id);
CREATE INDEX heat_software_deployments_of_config ON heat_software_deployments (config_id);

-- version 2
UPDATE heat_stacks SET doc = json_set(json_remove(doc, '$.looks'), '$.ticks', doc -> 'looks');
UPDATE kernel_jobs SET kind = 'stack-tick' WHERE service = 'orchestration' AND kind = 'stack-look';
