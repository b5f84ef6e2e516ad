-- version 1
-- Times are stamps: hundred thousandths of a second since 1970, which is what X-Timestamp shows.
CREATE TABLE swift_accounts (
  name TEXT PRIMARY KEY,
  created INTEGER NOT NULL,
  headers TEXT NOT NULL,
  container_count INTEGER NOT NULL DEFAULT 0,
  object_count INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE swift_containers (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL,
  name TEXT NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  headers TEXT NOT NULL,
  object_count INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0,
  UNIQUE (account, name)
);

-- Current objects and their older versions.
CREATE TABLE swift_objects (
  id INTEGER PRIMARY KEY,
  container INTEGER NOT NULL,
  name TEXT NOT NULL,
  is_current INTEGER NOT NULL,
  version INTEGER,
  is_marker INTEGER NOT NULL,
  stamp INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  etag TEXT NOT NULL,
  content_type TEXT NOT NULL,
  headers TEXT NOT NULL,
  blob TEXT,
  delete_at INTEGER,
  segments TEXT,
  large_etag TEXT,
  large_bytes INTEGER,
  link TEXT
);
CREATE UNIQUE INDEX swift_objects_current ON swift_objects (container, name) WHERE is_current = 1;
CREATE INDEX swift_objects_past ON swift_objects (container, name, version) WHERE is_current = 0;
CREATE INDEX swift_objects_expiring ON swift_objects (delete_at) WHERE delete_at IS NOT NULL;
CREATE INDEX swift_objects_blob ON swift_objects (blob) WHERE blob IS NOT NULL;

-- Triggers maintain the counts of accounts and containers, so that they are always exact.
CREATE TRIGGER swift_object_added AFTER INSERT ON swift_objects BEGIN
  UPDATE swift_containers SET object_count = object_count + new.is_current, bytes = bytes + new.bytes
  WHERE id = new.container;
END;
CREATE TRIGGER swift_object_removed AFTER DELETE ON swift_objects BEGIN
  UPDATE swift_containers SET object_count = object_count - old.is_current, bytes = bytes - old.bytes
  WHERE id = old.container;
END;
CREATE TRIGGER swift_object_changed AFTER UPDATE OF is_current, bytes ON swift_objects BEGIN
  UPDATE swift_containers
  SET object_count = object_count + new.is_current - old.is_current, bytes = bytes + new.bytes - old.bytes
  WHERE id = new.container;
END;
CREATE TRIGGER swift_container_added AFTER INSERT ON swift_containers BEGIN
  UPDATE swift_accounts SET container_count = container_count + 1 WHERE name = new.account;
END;
CREATE TRIGGER swift_container_removed AFTER DELETE ON swift_containers BEGIN
  UPDATE swift_accounts
  SET container_count = container_count - 1, object_count = object_count - old.object_count, bytes = bytes - old.bytes
  WHERE name = old.account;
END;
CREATE TRIGGER swift_container_counted AFTER UPDATE OF object_count, bytes ON swift_containers BEGIN
  UPDATE swift_accounts
  SET object_count = object_count + new.object_count - old.object_count, bytes = bytes + new.bytes - old.bytes
  WHERE name = new.account;
END;
