-- version 1
CREATE TABLE barbican_secrets (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED
);
CREATE INDEX barbican_secrets_project ON barbican_secrets (project_id);

-- Apart from the secrets, so that lists do not read it. `id` is the secret's.
CREATE TABLE barbican_payloads (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);

CREATE TABLE barbican_containers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED
);
CREATE INDEX barbican_containers_project ON barbican_containers (project_id);

CREATE TABLE barbican_orders (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED
);
CREATE INDEX barbican_orders_project ON barbican_orders (project_id);

-- `id` is the project's.
CREATE TABLE barbican_quotas (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL);
