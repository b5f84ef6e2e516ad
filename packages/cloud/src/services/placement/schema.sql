-- version 1
CREATE TABLE placement_providers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL AS (doc ->> 'name') STORED
);

CREATE TABLE placement_consumers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED
);

CREATE TABLE placement_names (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  kind TEXT NOT NULL AS (doc ->> 'kind') STORED
);
