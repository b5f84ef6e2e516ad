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
