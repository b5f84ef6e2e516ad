-- version 1
CREATE TABLE keystone_domains (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE AS (doc ->> 'name') STORED
);

CREATE TABLE keystone_projects (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  domain_id TEXT NOT NULL AS (doc ->> 'domain_id') STORED,
  name TEXT NOT NULL AS (doc ->> 'name') STORED,
  UNIQUE (domain_id, name)
);

CREATE TABLE keystone_users (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  domain_id TEXT NOT NULL AS (doc ->> 'domain_id') STORED,
  name TEXT NOT NULL AS (doc ->> 'name') STORED,
  UNIQUE (domain_id, name)
);

CREATE TABLE keystone_roles (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE AS (doc ->> 'name') STORED
);

CREATE TABLE keystone_assignments (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  user_id TEXT NOT NULL AS (doc ->> 'user_id') STORED,
  scope TEXT NOT NULL AS (doc ->> 'scope') STORED,
  scope_id TEXT NOT NULL AS (doc ->> 'scope_id') STORED
);
CREATE INDEX keystone_assignments_user ON keystone_assignments (user_id, scope, scope_id);
CREATE INDEX keystone_assignments_scope ON keystone_assignments (scope, scope_id);

CREATE TABLE keystone_tokens (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  expires_at INTEGER NOT NULL AS (doc ->> 'expires_at') STORED
);
CREATE INDEX keystone_tokens_expiry ON keystone_tokens (expires_at);
