-- version 1
CREATE TABLE cinder_volumes (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  user_id TEXT NOT NULL AS (doc ->> 'user_id'),
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  status TEXT NOT NULL AS (doc ->> 'status') STORED,
  attach_status TEXT NOT NULL AS (doc ->> 'attach_status'),
  size INTEGER NOT NULL AS (doc ->> 'size') STORED,
  growth INTEGER NOT NULL AS (doc ->> 'growth') STORED,
  availability_zone TEXT NOT NULL AS (ifnull(doc ->> 'availability_zone', '')),
  host TEXT NOT NULL AS (ifnull(doc ->> 'host', '')) STORED,
  bootable INTEGER NOT NULL AS (doc ->> 'bootable'),
  multiattach INTEGER NOT NULL AS (doc ->> 'multiattach'),
  migration_status TEXT NOT NULL AS (ifnull(doc ->> 'migration_status', '')),
  volume_type_id TEXT NOT NULL AS (doc ->> 'volume_type_id') STORED,
  group_id TEXT NOT NULL AS (ifnull(doc ->> 'group_id', '')) STORED,
  snapshot_id TEXT NOT NULL AS (ifnull(doc ->> 'snapshot_id', '')),
  source_volid TEXT NOT NULL AS (ifnull(doc ->> 'source_volid', '')),
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (ifnull(doc ->> 'updated_at', '')) STORED
);
CREATE INDEX cinder_volumes_project ON cinder_volumes (project_id, created_at, id);
CREATE INDEX cinder_volumes_created ON cinder_volumes (created_at, id);
CREATE INDEX cinder_volumes_usage ON cinder_volumes (project_id, volume_type_id, size, growth);
CREATE INDEX cinder_volumes_type ON cinder_volumes (volume_type_id);
CREATE INDEX cinder_volumes_host ON cinder_volumes (host, size);
CREATE INDEX cinder_volumes_group ON cinder_volumes (group_id) WHERE group_id <> '';

CREATE TABLE cinder_attachments (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  volume_id TEXT NOT NULL AS (doc ->> 'volume_id') STORED,
  instance_uuid TEXT NOT NULL AS (ifnull(doc ->> 'instance_uuid', '')),
  attach_status TEXT NOT NULL AS (doc ->> 'attach_status'),
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (ifnull(doc ->> 'updated_at', ''))
);
CREATE INDEX cinder_attachments_volume ON cinder_attachments (volume_id);
CREATE INDEX cinder_attachments_project ON cinder_attachments (project_id, created_at, id);

CREATE TABLE cinder_snapshots (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  user_id TEXT NOT NULL AS (doc ->> 'user_id'),
  volume_id TEXT NOT NULL AS (doc ->> 'volume_id') STORED,
  volume_type_id TEXT NOT NULL AS (doc ->> 'volume_type_id') STORED,
  group_snapshot_id TEXT NOT NULL AS (ifnull(doc ->> 'group_snapshot_id', '')) STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  status TEXT NOT NULL AS (doc ->> 'status') STORED,
  size INTEGER NOT NULL AS (doc ->> 'size') STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (ifnull(doc ->> 'updated_at', '')) STORED
);
CREATE INDEX cinder_snapshots_project ON cinder_snapshots (project_id, created_at, id);
CREATE INDEX cinder_snapshots_created ON cinder_snapshots (created_at, id);
CREATE INDEX cinder_snapshots_volume ON cinder_snapshots (volume_id);
CREATE INDEX cinder_snapshots_usage ON cinder_snapshots (project_id, volume_type_id, size);
CREATE INDEX cinder_snapshots_group ON cinder_snapshots (group_snapshot_id) WHERE group_snapshot_id <> '';

CREATE TABLE cinder_backups (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  user_id TEXT NOT NULL AS (doc ->> 'user_id'),
  volume_id TEXT NOT NULL AS (doc ->> 'volume_id') STORED,
  snapshot_id TEXT NOT NULL AS (ifnull(doc ->> 'snapshot_id', '')),
  parent_id TEXT NOT NULL AS (ifnull(doc ->> 'parent_id', '')) STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')) STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  status TEXT NOT NULL AS (doc ->> 'status') STORED,
  size INTEGER NOT NULL AS (doc ->> 'size') STORED,
  data_timestamp TEXT NOT NULL AS (ifnull(doc ->> 'data_timestamp', '')) STORED,
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED,
  updated_at TEXT NOT NULL AS (ifnull(doc ->> 'updated_at', '')) STORED
);
CREATE INDEX cinder_backups_project ON cinder_backups (project_id, created_at, id);
CREATE INDEX cinder_backups_created ON cinder_backups (created_at, id);
CREATE INDEX cinder_backups_volume ON cinder_backups (volume_id, data_timestamp);
CREATE INDEX cinder_backups_parent ON cinder_backups (parent_id) WHERE parent_id <> '';

CREATE TABLE cinder_transfers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  volume_id TEXT NOT NULL AS (doc ->> 'volume_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')),
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED
);
CREATE INDEX cinder_transfers_project ON cinder_transfers (project_id, created_at, id);
CREATE INDEX cinder_transfers_volume ON cinder_transfers (volume_id);

CREATE TABLE cinder_types (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE AS (doc ->> 'name') STORED,
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  is_public INTEGER NOT NULL AS (doc ->> 'is_public'),
  qos_specs_id TEXT NOT NULL AS (ifnull(doc ->> 'qos_specs_id', '')),
  created_at TEXT NOT NULL AS (doc ->> 'created_at'),
  updated_at TEXT NOT NULL AS (ifnull(doc ->> 'updated_at', ''))
);

CREATE TABLE cinder_default_types (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  volume_type_id TEXT NOT NULL AS (doc ->> 'volume_type_id')
);

CREATE TABLE cinder_qos_specs (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE AS (doc ->> 'name') STORED,
  consumer TEXT NOT NULL AS (doc ->> 'consumer'),
  created_at TEXT NOT NULL AS (doc ->> 'created_at')
);

CREATE TABLE cinder_groups (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')),
  description TEXT NOT NULL AS (ifnull(doc ->> 'description', '')),
  status TEXT NOT NULL AS (doc ->> 'status'),
  group_type_id TEXT NOT NULL AS (doc ->> 'group_type_id'),
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED
);
CREATE INDEX cinder_groups_project ON cinder_groups (project_id, created_at, id);

CREATE TABLE cinder_group_snapshots (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  group_id TEXT NOT NULL AS (doc ->> 'group_id') STORED,
  name TEXT NOT NULL AS (ifnull(doc ->> 'name', '')),
  status TEXT NOT NULL AS (doc ->> 'status'),
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED
);
CREATE INDEX cinder_group_snapshots_project ON cinder_group_snapshots (project_id, created_at, id);
CREATE INDEX cinder_group_snapshots_group ON cinder_group_snapshots (group_id);

CREATE TABLE cinder_group_types (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  name TEXT NOT NULL UNIQUE AS (doc ->> 'name') STORED,
  is_public INTEGER NOT NULL AS (doc ->> 'is_public'),
  created_at TEXT NOT NULL AS (doc ->> 'created_at')
);

CREATE TABLE cinder_messages (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  project_id TEXT NOT NULL AS (doc ->> 'project_id') STORED,
  event_id TEXT NOT NULL AS (doc ->> 'event_id'),
  message_level TEXT NOT NULL AS (doc ->> 'message_level'),
  request_id TEXT NOT NULL AS (doc ->> 'request_id'),
  resource_type TEXT NOT NULL AS (doc ->> 'resource_type'),
  resource_uuid TEXT NOT NULL AS (doc ->> 'resource_uuid'),
  created_at TEXT NOT NULL AS (doc ->> 'created_at') STORED
);
CREATE INDEX cinder_messages_project ON cinder_messages (project_id, created_at, id);

CREATE TABLE cinder_services (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  host TEXT NOT NULL AS (doc ->> 'host'),
  binary TEXT NOT NULL AS (doc ->> 'binary')
);

-- `holder` is a project id, or `class:` and the name of a quota class.
CREATE TABLE cinder_quotas (
  holder TEXT NOT NULL,
  resource TEXT NOT NULL,
  hard_limit INTEGER NOT NULL,
  PRIMARY KEY (holder, resource)
) WITHOUT ROWID;

-- version 2
CREATE INDEX cinder_services_host ON cinder_services (host, binary);
CREATE INDEX cinder_types_created ON cinder_types (created_at DESC, id);

-- Allocated gigabytes by pool, so that scheduling does not scan all volumes.
CREATE TABLE cinder_promised (
  host TEXT PRIMARY KEY,
  gigabytes INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO cinder_promised SELECT host, sum(size) FROM cinder_volumes GROUP BY host;
CREATE TRIGGER cinder_volumes_added AFTER INSERT ON cinder_volumes BEGIN
  INSERT INTO cinder_promised VALUES (new.host, new.size)
    ON CONFLICT (host) DO UPDATE SET gigabytes = gigabytes + excluded.gigabytes;
END;
CREATE TRIGGER cinder_volumes_gone AFTER DELETE ON cinder_volumes BEGIN
  UPDATE cinder_promised SET gigabytes = gigabytes - old.size WHERE host = old.host;
END;
CREATE TRIGGER cinder_volumes_moved AFTER UPDATE ON cinder_volumes
WHEN old.host <> new.host OR old.size <> new.size BEGIN
  UPDATE cinder_promised SET gigabytes = gigabytes - old.size WHERE host = old.host;
  INSERT INTO cinder_promised VALUES (new.host, new.size)
    ON CONFLICT (host) DO UPDATE SET gigabytes = gigabytes + excluded.gigabytes;
END;

-- version 3
-- Volumes on a backend that Cinder does not manage: what `os-unmanage` left behind.
CREATE TABLE cinder_unmanaged (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  doc TEXT NOT NULL,
  host TEXT NOT NULL AS (doc ->> 'host') STORED
);
