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

-- version 2
CREATE TABLE keystone_grants (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  actor_id TEXT NOT NULL AS (doc ->> 'actor_id') STORED,
  scope TEXT NOT NULL AS (doc ->> 'scope') STORED,
  scope_id TEXT NOT NULL AS (doc ->> 'scope_id') STORED,
  role_id TEXT NOT NULL AS (doc ->> 'role_id') STORED,
  inherited INTEGER NOT NULL AS (doc ->> 'inherited') STORED
);
CREATE INDEX keystone_grants_actor ON keystone_grants (actor_id, scope, scope_id);
CREATE INDEX keystone_grants_scope ON keystone_grants (scope, scope_id);
CREATE INDEX keystone_grants_role ON keystone_grants (role_id);
INSERT INTO keystone_grants (id, doc)
  SELECT 'user/' || (doc ->> 'user_id') || '/' || (doc ->> 'scope') || '/' || (doc ->> 'scope_id') || '/' || (doc ->> 'role_id'),
    json_object(
      'id', 'user/' || (doc ->> 'user_id') || '/' || (doc ->> 'scope') || '/' || (doc ->> 'scope_id') || '/' || (doc ->> 'role_id'),
      'actor', 'user', 'actor_id', doc ->> 'user_id', 'scope', doc ->> 'scope', 'scope_id', doc ->> 'scope_id',
      'role_id', doc ->> 'role_id', 'inherited', json('false'))
  FROM keystone_assignments ORDER BY seq;
DROP TABLE keystone_assignments;

CREATE TABLE keystone_all_roles (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  domain_id TEXT NOT NULL AS (ifnull(doc ->> 'domain_id', '')) STORED,
  name TEXT NOT NULL AS (doc ->> 'name') STORED,
  UNIQUE (domain_id, name)
);
INSERT INTO keystone_all_roles (id, doc) SELECT id, json_set(doc, '$.extra', json('{}')) FROM keystone_roles ORDER BY seq;
DROP TABLE keystone_roles;
ALTER TABLE keystone_all_roles RENAME TO keystone_roles;

UPDATE keystone_domains SET doc = json_set(doc, '$.tags', json('[]'), '$.options', json('{}'), '$.extra', json('{}'));
UPDATE keystone_projects SET doc = json_set(doc, '$.options', json('{}'), '$.extra', json('{}'));
UPDATE keystone_users SET doc = json_set(doc, '$.options', json('{}'), '$.extra', json('{}'));
ALTER TABLE keystone_projects ADD COLUMN parent_id TEXT AS (doc ->> 'parent_id');
CREATE INDEX keystone_projects_parent ON keystone_projects (parent_id);
ALTER TABLE keystone_tokens ADD COLUMN user_id TEXT AS (doc ->> 'user_id');
ALTER TABLE keystone_tokens ADD COLUMN scope_id TEXT AS (doc ->> '$.scope.id');
CREATE INDEX keystone_tokens_user ON keystone_tokens (user_id);
CREATE INDEX keystone_tokens_scope ON keystone_tokens (scope_id);

CREATE TABLE keystone_groups (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  domain_id TEXT NOT NULL AS (doc ->> 'domain_id') STORED,
  name TEXT NOT NULL AS (doc ->> 'name') STORED,
  UNIQUE (domain_id, name)
);
CREATE TABLE keystone_memberships (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  group_id TEXT NOT NULL AS (doc ->> 'group_id') STORED,
  user_id TEXT NOT NULL AS (doc ->> 'user_id') STORED
);
CREATE INDEX keystone_memberships_group ON keystone_memberships (group_id);
CREATE INDEX keystone_memberships_user ON keystone_memberships (user_id);

CREATE TABLE keystone_regions (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_services (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_endpoints (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
INSERT INTO keystone_regions (id, doc)
  VALUES ('RegionOne', '{"id":"RegionOne","description":"","parent_region_id":null,"extra":{}}');

CREATE TABLE keystone_application_credentials (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  user_id TEXT NOT NULL AS (doc ->> 'user_id') STORED,
  project_id TEXT NOT NULL AS (ifnull(doc ->> 'project_id', '')) STORED,
  name TEXT NOT NULL AS (doc ->> 'name') STORED,
  UNIQUE (user_id, name)
);
CREATE TABLE keystone_access_rules (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  user_id TEXT NOT NULL AS (doc ->> 'user_id') STORED
);
CREATE INDEX keystone_access_rules_user ON keystone_access_rules (user_id);

CREATE TABLE keystone_receipts (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  expires_at INTEGER NOT NULL AS (doc ->> 'expires_at') STORED
);

CREATE TABLE keystone_credentials (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  user_id TEXT NOT NULL AS (doc ->> 'user_id') STORED,
  type TEXT NOT NULL AS (doc ->> 'type') STORED
);
CREATE INDEX keystone_credentials_user ON keystone_credentials (user_id, type);

CREATE TABLE keystone_trusts (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  trustor_user_id TEXT NOT NULL AS (doc ->> 'trustor_user_id') STORED,
  trustee_user_id TEXT NOT NULL AS (doc ->> 'trustee_user_id') STORED
);

CREATE TABLE keystone_identity_providers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_mappings (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_protocols (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  idp_id TEXT NOT NULL AS (doc ->> 'idp_id') STORED
);

CREATE TABLE keystone_registered_limits (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_limits (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);

-- version 3
CREATE TABLE keystone_policies (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_policy_associations (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  policy_id TEXT NOT NULL AS (doc ->> 'policy_id') STORED
);
CREATE TABLE keystone_consumers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_endpoint_groups (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
CREATE TABLE keystone_endpoint_links (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  target TEXT NOT NULL AS (doc ->> 'target') STORED
);
CREATE TABLE keystone_domain_configs (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);

-- version 4
CREATE TABLE keystone_service_providers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL
);
